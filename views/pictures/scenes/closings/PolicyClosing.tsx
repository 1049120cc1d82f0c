import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/* The lines of a section, and which of them is asked about. */
const lines = [164, 148, 164, 108] as const;
const asked = 2;

/** Someone at a desk answers a question about one line of a policy. */
export function PolicyClosing() {
  return (
    <Scene {...closingSize} ground="mint">
      <Rings x={0} y={0} size={320} tone="green-soft" />
      <path d="M0 376H440V400H0z" className="green-soft" />
      <Panel x={196} y={28} width={212} height={152}>
        <rect x={24} y={26} width={92} height={12} rx={6} className="ink" />
        {lines.map((width, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <g key={row} transform={`translate(24 ${58 + row * 22})`}>
            {row === asked && (
              <rect x={-10} y={-6} width={184} height={20} rx={6} className="marigold-soft" />
            )}
            <rect width={width} height={8} rx={4} className={row === asked ? 'marigold' : 'line'} />
          </g>
        ))}
      </Panel>
      <circle cx={196} cy={106} r={24} className="marigold" />
      <Label x={196} y={116} size={28} weight={800} tone="deep" anchor="middle">
        ?
      </Label>
      <SupportDesk x={72} y={306} scale={1.08} />
    </Scene>
  );
}
