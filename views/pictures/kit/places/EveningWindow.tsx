import { At, type Place } from '../stage/At.tsx';

/* Left edge, width and roof of each house. */
const houses = [
  [8, 34, 98],
  [38, 28, 74],
  [66, 48, 116],
  [114, 36, 134],
  [148, 44, 146],
] as const;

const lights = [
  [18, 110],
  [46, 86],
  [46, 104],
  [76, 128],
  [122, 144],
  [136, 144],
] as const;

/** A window through which one sees the roofs of a town after the sun has set, 200 × 196. */
export const EveningWindow = (place: Place) => (
  <At {...place}>
    <linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
      <stop className="stop-brand-lift" />
      <stop offset=".66" className="stop-marigold" />
    </linearGradient>
    <rect width={200} height={188} rx={8} className="on-deep" />
    <rect x={8} y={8} width={184} height={172} rx={3} fill="url(#dusk)" />
    <circle cx={72} cy={42} r={13} className="moon" />
    {houses.map(([x, width, roof]) => (
      <rect key={x} x={x} y={roof} width={width} height={180 - roof} className="deep-lift" />
    ))}
    {lights.map(([x, y]) => (
      <rect key={`${x} ${y}`} x={x} y={y} width={7} height={9} className="moon" />
    ))}
    <path d="M100 8V180" className="stroke-on-deep" strokeWidth={7} />
    <rect x={-8} y={184} width={216} height={12} rx={4} className="on-deep-muted" />
  </At>
);
