import { SimModem } from '../../kit/devices/SimModem.tsx';
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
export function InboundModem() {
  return (
    <Scene width={360} height={264} ground="mint" grows="around">
      <path
        d="M182 132h38M202 72v120M220 62h-8q-10 0-10 10M220 202h-8q-10 0-10-10"
        className="stroke-green"
        strokeWidth={2.5}
      />
      <SimModem x={24} y={24} scale={0.91} />
      {ways.map(([glyph, name], index) => (
        <g key={name}>
          <Panel x={220} y={34 + index * 70} width={116} height={56} flat>
            <Glyph name={glyph} x={12} y={17} size={22} tone="green" />
            <Label x={42} y={34} size={17} weight={700}>
              {name}
            </Label>
          </Panel>
          <circle cx={220} cy={62 + index * 70} r={5} className="green" />
        </g>
      ))}
    </Scene>
  );
}
