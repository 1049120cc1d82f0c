import { Portrait } from '../people/Portrait.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const parties = [
  { x: 119, y: 68, hair: 'short', skin: 'skin-deep', clothes: 'brand' },
  { x: 65, y: 156, hair: 'bun', skin: 'skin', clothes: 'red' },
  { x: 173, y: 156, hair: 'turban', skin: 'skin', clothes: 'green' },
] as const;

/** Three parties in a ring without a middle, each with the same record, 236 × 236. */
export const SharedRecord = (place: Place) => (
  <At {...place}>
    <circle cx={119} cy={128.6} r={60.6} className="stroke-brand-lift" strokeWidth={5} />
    {parties.map(({ x, y, ...party }) => (
      <g key={party.clothes}>
        <circle cx={x - 12} cy={y - 6} r={34} className="surface" />
        <Portrait x={x - 12} y={y - 6} size={60} {...party} />
        <Sheet x={x + 5} y={y - 6} />
      </g>
    ))}
  </At>
);

/* What each of them has, 38 × 46. */
const Sheet = (place: Place) => (
  <At {...place}>
    <rect x={2} y={4} width={38} height={46} rx={7} className="shade" />
    <g className="sheet">
      <rect width={38} height={46} rx={7} className="paper" />
      <rect x={1} y={1} width={36} height={44} rx={6} className="stroke-line" strokeWidth={2} />
      <Skeleton x={8} y={9} widths={[22]} height={5} tone="faint" />
      <Tick x={19} y={29} size={20} />
    </g>
  </At>
);
