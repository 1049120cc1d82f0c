import { At, type Place } from '../stage/At.tsx';

/* Where the keys of each row end, so that they do not lie in columns. */
const rows = ['M14 14H138', 'M18 27H134', 'M14 40H138'] as const;

/** A keyboard on a desk, from above, 152 × 54. */
export const Keyboard = (place: Place) => (
  <At {...place}>
    <rect x={2} y={6} width={148} height={54} rx={9} className="shade" />
    <rect width={152} height={54} rx={9} className="deep" />
    {rows.map((d) => (
      <path
        key={d}
        d={d}
        className="stroke-on-deep-muted"
        strokeWidth={8}
        strokeDasharray="0 12.400"
      />
    ))}
  </At>
);
