import { PersonAsking } from '../../kit/people/PersonAsking.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/* The lines of a section, and which of them is asked about. */
const lines = [128, 116, 128, 92, 120, 128, 84] as const;
const asked = 3;

/** Someone at a desk points at one line of a policy and asks about it. */
export function PolicyClosing() {
  return (
    <Scene {...closingSize} ground="mint">
      <Rings x={0} y={0} size={320} tone="green-soft" />
      <Panel x={256} y={28} width={164} height={264}>
        <rect x={20} y={32} width={84} height={14} rx={7} className="ink" />
        {lines.map((width, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <g key={row} transform={`translate(20 ${84 + row * 26})`}>
            {row === asked && (
              <rect x={-8} y={-8} width={144} height={26} rx={7} className="marigold-soft" />
            )}
            <rect
              width={width}
              height={10}
              rx={5}
              className={row === asked ? 'marigold' : 'line'}
            />
          </g>
        ))}
      </Panel>
      <path d="M0 322H440V348H0z" className="deep-lift" />
      <path d="M0 346H440V400H0z" fill="url(#night)" />
      <PersonAsking x={18} y={82} scale={1.8} />
      <path d="M180 82L185 121 212 99z" className="marigold" />
      <circle cx={204} cy={70} r={34} className="marigold" />
      <Label x={204} y={86} size={44} weight={800} tone="deep" anchor="middle">
        ?
      </Label>
    </Scene>
  );
}
