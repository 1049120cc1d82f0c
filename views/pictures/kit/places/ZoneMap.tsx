import { Fragment, type ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { postalRegions } from './postalRegions.ts';
import { ZoneShape } from './ZoneShape.tsx';
import { zoneIslands } from './zoneIslands.ts';
import { innerBorders, pointOf, type Zone } from './zoneOutline.ts';

/* What lies over violet and orange, so that they are as pale as in the table. */
const light: Partial<Record<Colour, { readonly tone: Colour; readonly opacity: number }>> = {
  'sheen-from': { tone: 'on-deep', opacity: 0.5 },
  marigold: { tone: 'code-string', opacity: 0.4 },
};

const lit = (tone: Colour, draw: (tone: Colour) => ReactNode): ReactNode => {
  const over = light[tone];
  return (
    <>
      {draw(tone)}
      {over && <g opacity={over.opacity}>{draw(over.tone)}</g>}
    </>
  );
};

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
          return (
            <Fragment key={latitude}>
              {lit(tone, (shade) => (
                <circle cx={x} cy={y} r={radius} className={shade} />
              ))}
            </Fragment>
          );
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
