import { Fragment, type ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { postalRegions } from './postalRegions.ts';
import { ZoneShape } from './ZoneShape.tsx';
import { zoneIslands } from './zoneIslands.ts';
import { innerBorders, pointOf, type Zone } from './zoneOutline.ts';

/* Violet is as pale in the table as it is with white over it. */
const lit = (tone: Colour, draw: (tone: Colour) => ReactNode): ReactNode => (
  <>
    {draw(tone)}
    {tone === 'sheen-from' && <g opacity={0.5}>{draw('on-deep')}</g>}
  </>
);

const places = postalRegions.flatMap(({ tone, zones }) => zones.map((zone) => ({ tone, ...zone })));

/** India and its islands in eight postal zones, each with its digit and in the colour of its region, whose name is beside it, 600 × 690. */
export const ZoneMap = () => (
  <>
    {places.map(({ digit, tone }) => (
      <Fragment key={digit}>
        {lit(tone, (shade) => (
          <ZoneShape zone={digit} tone={shade} />
        ))}
        {zoneIslands[digit]?.map(([latitude, longitude, radius]) => {
          const { x, y } = pointOf(latitude, longitude);
          return <circle key={latitude} cx={x} cy={y} r={radius} className={tone} />;
        })}
      </Fragment>
    ))}
    <path
      d={innerBorders(places.map(({ digit }) => digit))}
      className="stroke-map"
      strokeWidth={4.5}
    />
    {postalRegions.map(({ name, tone, x, y }) => (
      <Fragment key={name}>
        {lit(tone, (shade) => (
          <Label x={x} y={y} size={27} weight={800} tone={shade}>
            {name}
          </Label>
        ))}
      </Fragment>
    ))}
    {places.map(({ digit, at, apart }) => (
      <g key={digit} className="sheet">
        <Digit digit={digit} at={at} size={42} />
        {apart && <Digit digit={digit} at={apart} size={28} />}
      </g>
    ))}
  </>
);

interface DigitProps {
  readonly digit: Zone;
  /** The latitude and the longitude of its middle. */
  readonly at: readonly [number, number];
  readonly size: number;
}

const Digit = ({ digit, at, size }: DigitProps) => {
  const { x, y } = pointOf(...at);
  return (
    <Label x={x} y={y + size * 0.36} size={size} weight={800} tone="deep" anchor="middle">
      {String(digit)}
    </Label>
  );
};
