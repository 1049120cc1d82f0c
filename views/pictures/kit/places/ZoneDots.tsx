import type { Colour } from '../../palette.ts';
import { indiaZones, placeOf } from './indiaZones.ts';

const step = 12.75;
const origin = { x: 19, y: 32 };

/** Where a place is on the map. */
export const pointOf = (latitude: number, longitude: number) => {
  const { column, row } = placeOf(latitude, longitude);
  return { x: Math.round(origin.x + column * step), y: Math.round(origin.y + row * step) };
};

/* The rows of a zone as dashed lines, each a little longer than to its last dot. */
const rowsOf = (zone: string): string =>
  indiaZones
    .flatMap((row, index) =>
      [...row.matchAll(new RegExp(`${zone}+`, 'g'))].map(
        ({ 0: { length }, index: column }) =>
          `M${origin.x + column * step} ${origin.y + index * step}h${(length - 1) * step + 1}`,
      ),
    )
    .join('');

/* Between each dot of one zone and its neighbours of the other, half a step from both. */
const borderOf = (zones: string): string =>
  indiaZones
    .flatMap((row, index) =>
      [...row].flatMap((zone, column) => {
        const x = origin.x + (column + 0.5) * step;
        const y = origin.y + (index + 0.5) * step;
        const parts = (other = ' ') =>
          zone !== other && zones.includes(zone) && zones.includes(other);
        return [
          parts(row[column + 1]) ? `M${x} ${y - step}v${step}` : '',
          parts(indiaZones[index + 1]?.[column]) ? `M${x - step} ${y}h${step}` : '',
        ];
      }),
    )
    .join('');

interface ZoneDotsProps {
  readonly zone: string;
  readonly tone: Colour;
  readonly size: number;
}

/** One postal zone on the map of India, in round dots of this size. */
export const ZoneDots = ({ zone, tone, size }: ZoneDotsProps) => (
  <path
    d={rowsOf(zone)}
    className={`stroke-${tone}`}
    strokeWidth={size}
    strokeDasharray={`0 ${step}`}
  />
);

interface ZoneBorderProps {
  /** The digits of the two. */
  readonly zones: string;
}

/** A thin light line between two zones; the ground around it keeps it off the dots. */
export const ZoneBorder = ({ zones }: ZoneBorderProps) => {
  const path = borderOf(zones);
  return (
    <>
      <path d={path} className="stroke-deep" strokeWidth={5} />
      <path d={path} className="stroke-on-deep" strokeWidth={2} />
    </>
  );
};
