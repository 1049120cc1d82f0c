import { SimModem } from '../../kit/devices/SimModem.tsx';
import { Cross } from '../../kit/shapes/Cross.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { barredTasks, textWays } from './hostedSim.ts';

/** For phones the same, each thing that it does not do in one line. */
export function InboundModemNarrow() {
  return (
    <Scene width={400} height={256} ground="mint">
      <path
        d="M172 108h64M202 48v122M236 48h-24q-10 0-10 10M236 170h-24q-10 0-10-10"
        className="stroke-green"
        strokeWidth={2.5}
      />
      <SimModem x={24} y={4} scale={0.84} />
      {textWays.map(([glyph, name], index) => (
        <g key={name}>
          <Panel x={236} y={24 + index * 61} width={140} height={48} flat>
            <Glyph name={glyph} x={18} y={13} size={22} tone="green" />
            <Label x={52} y={30} size={18} weight={700}>
              {name}
            </Label>
          </Panel>
          <Tick x={374} y={25 + index * 61} size={20} />
          <circle cx={236} cy={48 + index * 61} r={5} className="green" />
        </g>
      ))}
      {barredTasks.map(([glyph, name], index) => (
        <Panel key={name} x={24 + index * 121} y={208} width={110} height={34} radius={12} flat>
          <Glyph name={glyph} x={8} y={8} size={18} tone="muted" />
          <Label x={31} y={22} size={13.5} weight={700}>
            {name}
          </Label>
          <Cross x={108} y={1} size={18} />
        </Panel>
      ))}
    </Scene>
  );
}
