import { SimModem } from '../../kit/devices/SimModem.tsx';
import { BarredTask } from '../../kit/shapes/BarredTask.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { barredTasks, textWays } from './hostedSim.ts';

/** One SIM in one modem and where its texts go; below, what it does not do. */
export function InboundModem() {
  return (
    <Scene width={360} height={356} ground="mint" grows="around">
      <path
        d="M182 132h38M220 62h-8q-10 0-10 10v120q0 10 10 10h8"
        className="stroke-green"
        strokeWidth={2.5}
      />
      <SimModem x={24} y={24} scale={0.91} />
      {textWays.map(([glyph, name], index) => (
        <g key={name}>
          <Panel x={220} y={34 + index * 70} width={116} height={56} flat>
            <Glyph name={glyph} x={12} y={17} size={22} tone="green" />
            <Label x={42} y={34} size={17} weight={700}>
              {name}
            </Label>
          </Panel>
          <Tick x={336} y={34 + index * 70} size={22} />
          <circle cx={220} cy={62 + index * 70} r={5} className="green" />
        </g>
      ))}
      {barredTasks.map(([glyph, name], index) => (
        <BarredTask key={name} x={24 + index * 108} y={252} glyph={glyph} name={name} />
      ))}
    </Scene>
  );
}
