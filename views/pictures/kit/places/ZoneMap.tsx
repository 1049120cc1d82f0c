import { Fragment, type ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { postalRegions } from './postalRegions.ts';
import { ZoneShape } from './ZoneShape.tsx';
import { zoneIslands } from './zoneIslands.ts';
import { innerBorders, pointOf } from './zoneOutline.ts';

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
    {places.map(({ digit, at }) => {
      const { x, y } = pointOf(...at);
      return (
        <g key={digit} className="sheet">
          <Label x={x} y={y + 15} size={42} weight={800} tone="deep" anchor="middle">
            {String(digit)}
          </Label>
        </g>
      );
    })}
  </>
);
