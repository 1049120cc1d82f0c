import { At, type Place } from '../stage/At.tsx';

/* Distance from the left, height and colour of each file of a row. */
const row = [
  [0, 40, 'brand-lift'],
  [16, 40, 'brand-lift'],
  [32, 40, 'marigold'],
  [48, 34, 'surface'],
  [64, 34, 'surface'],
  [80, 40, 'brand'],
  [96, 40, 'brand'],
] as const;

/** A row of box files, 110 wide, each with its label and its ring; y is what they stand on. */
const Files = (place: Place) => (
  <At {...place}>
    {row.map(([x, height, tone]) => (
      <g key={x}>
        <rect x={x} y={-height} width={14} height={height} rx={2} className={tone} />
        <path
          d={`M${x + 4} ${-height + 8}h6M${x + 4} ${-height + 13}h6`}
          className={tone === 'surface' ? 'stroke-faint' : 'stroke-on-brand'}
          strokeWidth={2}
        />
        <circle cx={x + 7} cy={-8} r={2} className={tone === 'surface' ? 'faint' : 'on-brand'} />
      </g>
    ))}
  </At>
);

/** A board on the wall with files on it, 150 wide; y is its upper edge. */
export const FileShelf = (place: Place) => (
  <At {...place}>
    <Files x={14} y={0} />
    <rect width={150} height={8} rx={4} className="brand-lift" />
    <path d="M26 8v10M124 8v10" className="stroke-brand-lift" strokeWidth={4} />
  </At>
);
