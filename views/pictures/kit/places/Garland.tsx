import { At, type Place } from '../stage/At.tsx';

interface GarlandProps extends Place {
  readonly width: number;
  readonly swags: number;
}

/** How far a swag hangs down, and from flower to flower of it. */
const fall = 30;
const flowersInSwag = 12;

/** The height of a hanging thread at a share of its way: a parabola is near enough to a catenary. */
const hangs = (share: number): number => 4 * fall * share * (1 - share);

/** Marigolds on threads along the top of a wall, a mango leaf where each thread is tied, as over an Indian shop. */
export function Garland({ width, swags, ...place }: GarlandProps) {
  const step = width / swags;
  const ties = Array.from({ length: swags - 1 }, (_, index) => (index + 1) * step);
  const flowers = Array.from({ length: swags * flowersInSwag }, (_, index) => ({
    x: ((index + 0.5) * step) / flowersInSwag,
    y: hangs(((index + 0.5) / flowersInSwag) % 1),
    isPale: index % 3 === 1,
  }));
  return (
    <At {...place}>
      {ties.map((x) => (
        <path key={x} d={`M${x} 0q-13 20 0 46 13-26 0-46z`} className="green" />
      ))}
      {flowers.map(({ x, y, isPale }) => (
        <circle key={x} cx={x} cy={y} r={7.5} className={isPale ? 'code-string' : 'marigold'} />
      ))}
    </At>
  );
}
