import { At, type Place } from '../stage/At.tsx';

interface TiledRoofProps extends Place {
  readonly width: number;
  readonly height: number;
}

const rows = 4;
const tile = 20;

/** How far each end of the ridge is from that of the eaves. */
const slope = 30;

/** A slope of round clay tiles under a ridge, seen from the front; the tiles of each row end in bows over the next. */
export function TiledRoof({ width, height, ...place }: TiledRoofProps) {
  const row = (height - 8) / rows;
  const bows = Array.from({ length: rows }, (_, index) => {
    const y = 8 + (index + 1) * row;
    const inset = slope * (1 - (index + 1) / rows);
    const count = Math.round((width - 2 * inset) / tile);
    const half = Number(((width - 2 * inset) / count / 2).toFixed(2));
    const bow = `q${half} 9 ${2 * half} 0`.repeat(count);
    return { y, inset, bow };
  });
  return (
    <At {...place}>
      {/* From the eaves up, so that each row covers the upper ends of the one below. */}
      {bows.toReversed().map(({ y, inset, bow }) => (
        <g key={y}>
          <path d={`M${inset} ${y}${bow}L${width - slope} 4H${slope}z`} className="marigold" />
          <path
            d={`M${inset} ${y}${bow}`}
            className="stroke-skin-deep"
            strokeWidth={2}
            opacity={0.6}
          />
        </g>
      ))}
      <path
        d={`M${slope - 6} 5H${width - slope + 6}`}
        className="stroke-skin-deep"
        strokeWidth={10}
      />
    </At>
  );
}
