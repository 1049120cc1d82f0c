import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { HowrahBridge } from './HowrahBridge.tsx';

/* Left edge, width and roof of each house on the far bank. */
const houses = [
  [0, 44, 232],
  [48, 32, 208],
  [204, 40, 228],
  [248, 28, 236],
  [284, 52, 244],
  [344, 28, 236],
  [396, 36, 218],
  [436, 44, 240],
] as const;

/* A line of light on the water: from, to, height. */
const ripples = [
  [24, 96, 336],
  [180, 236, 352],
  [404, 452, 312],
  [248, 284, 372],
  [372, 440, 392],
] as const;

/* The sun on the water, a stroke below the other: half the width of each. */
const reflection = [44, 34, 38, 24, 28, 14] as const;

/* Where the sky is cut off, the towers are lower and stand on the same deck. */
const lowered = 'matrix(1 0 0 .74 0 73.800)';

const Quay = () => (
  <>
    <path
      d="M20 406H480M60 406V430M140 406V430M220 406V430M300 406V430M380 406V430M460 406V430M-10 406H20"
      className="stroke-brand-ink"
      strokeWidth={4}
    />
    <path d="M100 430V356" className="stroke-brand-ink" strokeWidth={5} />
    <circle cx={100} cy={350} r={9} className="marigold" />
    <rect y={428} width={480} height={272} className="brand-ink" />
    <rect y={428} width={480} height={7} className="brand-lift" />
  </>
);

interface KolkataEveningProps extends Place {
  readonly low?: boolean;
  /** Without the quay, where the picture ends on the water. */
  readonly adrift?: boolean;
}

/** The bridge over the Hooghly in the evening with a ferry, 480 wide; the water begins at 300 and goes on to a quay. */
export const KolkataEvening = ({ low, adrift, ...place }: KolkataEveningProps) => (
  <At {...place}>
    <circle
      cx={312}
      cy={low ? 208 : 152}
      r={low ? 92 : 128}
      className="marigold-soft"
      opacity={0.6}
    />
    <circle cx={312} cy={low ? 208 : 152} r={low ? 52 : 72} className="marigold" />
    {houses.map(([x, width, y]) => (
      <rect key={x} x={x} y={y} width={width} height={300 - y} rx={4} className="brand-soft" />
    ))}
    <path d="M96 300V236a40 40 0 0180 0v64z" className="brand-soft" />
    <path d="M136 196V176" className="stroke-brand-soft" strokeWidth={6} />
    <rect y={252} width={480} height={448} className="brand-soft" />
    <rect y={300} width={480} height={100} fill="url(#fade)" />
    {ripples.map(([from, to, y]) => (
      <path
        key={`${from} ${y}`}
        d={`M${from} ${y}H${to}`}
        className="stroke-on-brand"
        strokeWidth={4}
        opacity={0.6}
      />
    ))}
    {reflection.map((half, index) => (
      <path
        key={half}
        d={`M${312 - half} ${312 + index * 13}h${2 * half}`}
        className="stroke-marigold"
        strokeWidth={5}
        opacity={0.65 - index * 0.08}
      />
    ))}
    {low || adrift || <Quay />}
    <g {...(low && { transform: lowered })}>
      <HowrahBridge />
    </g>
    <path d="M368 362h96l-14 22h-70z" className="brand-ink" />
    <path d="M386 338h56v24h-56z" className="paper" />
    <path d="M380 330h70v10h-70z" className="marigold" />
    <path d="M396 346h8v8h-8zM414 346h8v8h-8z" className="brand" />
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
