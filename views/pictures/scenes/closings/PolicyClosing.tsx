import { PressingHand } from '../../kit/people/PressingHand.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/* The lines of a section, and which of them is asked about. */
const lines = [184, 168, 184, 146, 176, 184, 120] as const;
const asked = 3;

/** From near: a finger points at one line of a policy, and a question is asked about it. */
export function PolicyClosing() {
  return (
    <Scene {...closingSize} ground="mint">
      <Rings x={440} y={0} size={320} tone="green-soft" />
      <Panel x={40} y={28} width={232} height={344}>
        <rect x={24} y={32} width={116} height={18} rx={9} className="ink" />
        {lines.map((width, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <g key={row} transform={`translate(24 ${88 + row * 34})`}>
            {row === asked && (
              <rect x={-12} y={-11} width={208} height={34} rx={9} className="marigold-soft" />
            )}
            <rect
              width={width}
              height={12}
              rx={6}
              className={row === asked ? 'marigold' : 'line'}
            />
          </g>
        ))}
      </Panel>
      <PressingHand x={218} y={243} turn={36} scale={0.62} sleeve="green" />
      <path d="M308 112L250 213 346 148z" className="marigold" />
      <circle cx={350} cy={98} r={52} className="marigold" />
      <Label x={350} y={124} size={72} weight={800} tone="deep" anchor="middle">
        ?
      </Label>
    </Scene>
  );
}
