import { BarePhone } from '../../kit/devices/BarePhone.tsx';
import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What the app takes payment for: of each its sign, its colour, the ink on it, and where its tile is. */
const uses = [
  ['bolt', 'marigold', 'deep', 92, 64],
  ['card', 'green', 'on-brand', 136, 182],
  ['bank', 'on-brand', 'brand', 480, 64],
  ['send', 'deep', 'on-brand', 436, 182],
] as const satisfies readonly (readonly [GlyphName, string, string, number, number])[];

/** What an Android developer builds: an app that has taken a payment, among the services that it sells. */
export const JobAndroid = () => (
  <Scene width={640} height={300} ground="sand">
    <circle cx={320} cy={300} r={252} fill="url(#sheen)" />
    {uses.map(([glyph, tone, ink, x, y]) => (
      <g key={glyph} transform={`translate(${x} ${y})`}>
        <rect width={68} height={68} rx={18} className={tone} />
        <Glyph name={glyph} x={13} y={13} size={42} tone={ink} />
      </g>
    ))}
    <BarePhone x={236} y={34} width={168} height={300}>
      <rect x={58} y={10} width={40} height={11} rx={5.5} className="deep" />
      <Tick x={78} y={96} size={92} />
      <Label x={78} y={204} size={44} weight={800} anchor="middle">
        ₹299
      </Label>
      <rect x={36} y={226} width={84} height={12} rx={6} className="line" />
    </BarePhone>
  </Scene>
);
