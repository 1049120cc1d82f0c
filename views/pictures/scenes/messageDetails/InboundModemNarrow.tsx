import { SimModem } from '../../kit/devices/SimModem.tsx';
import { Cross } from '../../kit/shapes/Cross.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { IconAndWord } from '../../kit/shapes/IconAndWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { barredTasks, textWays } from './hostedSim.ts';

/** For phones the same, each thing that it does not do in one line. */
export function InboundModemNarrow() {
  return (
    <Scene width={400} height={264} ground="mint">
      <path
        d="M172 117h64M236 56h-24q-10 0-10 10v102q0 10 10 10h24"
        className="stroke-green"
        strokeWidth={2.5}
      />
      <SimModem x={24} y={12} scale={0.84} />
      {textWays.map(([glyph, name], index) => (
        <g key={name}>
          <Panel x={236} y={32 + index * 61} width={140} height={48} flat>
            <Glyph name={glyph} x={18} y={13} size={22} tone="green" />
            <Label x={52} y={30} size={18} weight={700}>
              {name}
            </Label>
          </Panel>
          <Tick x={374} y={33 + index * 61} size={20} />
          <circle cx={236} cy={56 + index * 61} r={5} className="green" />
        </g>
      ))}
      {barredTasks.map(([glyph, name], index) => (
        <Panel key={name} x={24 + index * 121} y={216} width={110} height={34} radius={12} flat>
          <IconAndWord x={55} y={17} glyph={glyph} size={13.5} tone="ink">
            {name}
          </IconAndWord>
          <Cross x={108} y={1} size={18} />
        </Panel>
      ))}
    </Scene>
  );
}
