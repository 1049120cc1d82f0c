import { type Peak, Ranges } from '../shapes/Ranges.tsx';
import { At, type Place } from '../stage/At.tsx';

const peaks: readonly Peak[] = [
  [40, 70, 90],
  [132, 40, 120],
];

/** A window through which one sees the snowy peaks over a meadow, 200 × 196. */
export const MountainWindow = (place: Place) => (
  <At {...place}>
    <rect width={200} height={188} rx={8} className="skin-deep" />
    <clipPath id="mountain-view">
      <rect x={8} y={8} width={184} height={172} rx={3} />
    </clipPath>
    <g clipPath="url(#mountain-view)">
      <path d="M0 0H200V188H0z" className="blue-soft" />
      <Ranges peaks={peaks} />
      <path d="M0 146Q90 124 200 150V188H0z" className="meadow" />
      <path d="M0 146Q90 124 200 150V188H0z" className="meadow-lit" opacity={0.5} />
    </g>
    <path d="M100 8V180" className="stroke-skin-deep" strokeWidth={7} strokeLinecap="butt" />
    <rect x={-8} y={184} width={216} height={12} rx={4} className="skin-deep" />
  </At>
);
