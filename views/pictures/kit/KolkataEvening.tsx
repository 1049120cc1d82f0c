import { At, type Place } from './At.tsx';
import { Avatar } from './Avatar.tsx';
import { HowrahBridge } from './HowrahBridge.tsx';
import { Label } from './Label.tsx';
import { Panel } from './Panel.tsx';

/* Left edge, width and roof of each house on the far bank. */
const houses = [
  [0, 44, 232],
  [48, 32, 208],
  [204, 40, 224],
  [248, 28, 196],
  [280, 56, 236],
  [340, 24, 212],
  [396, 36, 218],
  [436, 44, 240],
] as const;

/* A line of light on the water: from, to, height. */
const ripples = [
  [24, 96, 336],
  [180, 236, 352],
  [300, 420, 338],
  [352, 440, 366],
  [240, 300, 384],
] as const;

/** The bridge over the Hooghly in the evening with a ferry, 480 wide; the water begins at 300 and goes on. */
export const KolkataEvening = (place: Place) => (
  <At {...place}>
    <circle cx={312} cy={152} r={128} className="marigold-soft" opacity={0.6} />
    <circle cx={312} cy={152} r={72} className="marigold" />
    {houses.map(([x, width, y]) => (
      <rect key={x} x={x} y={y} width={width} height={300 - y} rx={4} className="brand-soft" />
    ))}
    <path d="M96 300V236a40 40 0 0180 0v64z" className="brand-soft" />
    <path d="M136 196V176" className="stroke-brand-soft" strokeWidth={6} />
    <rect y={300} width={480} height={400} className="brand-soft" />
    <rect y={300} width={480} height={100} fill="url(#fade)" />
    <path d="M276 312h72l-16 12h-40zM284 340h56l-12 10h-32z" className="marigold" opacity={0.5} />
    {ripples.map(([from, to, y]) => (
      <path
        key={`${from} ${y}`}
        d={`M${from} ${y}H${to}`}
        className="stroke-on-brand"
        strokeWidth={4}
        opacity={0.6}
      />
    ))}
    <HowrahBridge />
    <path d="M352 352h96l-14 22h-70z" className="brand-ink" />
    <path d="M370 328h56v24h-56z" className="paper" />
    <path d="M364 320h70v10h-70z" className="marigold" />
    <path d="M380 336h8v8h-8zM398 336h8v8h-8z" className="brand" />
  </At>
);

/** Where that is, with a pin, 200 × 68. */
export const KolkataName = (place: Place) => (
  <Panel {...place} width={200} height={68}>
    <Avatar x={38} y={34} size={40} tone="marigold" glyph="pin" />
    <Label x={70} y={30} size={19} weight={700}>
      Kolkata
    </Label>
    <Label x={70} y={53} size={16} tone="muted">
      West Bengal
    </Label>
  </Panel>
);
