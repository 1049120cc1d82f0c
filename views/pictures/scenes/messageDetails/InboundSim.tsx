import { SimModem } from '../../kit/devices/SimModem.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const ways = [
  ['mail', 'Email'],
  ['chart', 'Panel'],
  ['cloud', 'Server'],
] as const;

/** One SIM in one modem, and where its texts go. */
export function InboundSim() {
  return (
    <Scene width={360} height={264} ground="mint">
      <SimModem x={24} y={22} scale={0.94} />
      {ways.map(([glyph, name], index) => (
        <g key={name}>
          <Connector from={[190, 144]} to={[224, 62 + index * 70]} tone="green" arrow />
          <Panel x={228} y={34 + index * 70} width={116} height={56} flat>
            <Glyph name={glyph} x={12} y={17} size={22} tone="green" />
            <Label x={42} y={34} size={17} weight={700}>
              {name}
            </Label>
          </Panel>
        </g>
      ))}
    </Scene>
  );
}
