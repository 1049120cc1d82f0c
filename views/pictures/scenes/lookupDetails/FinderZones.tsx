import { Fragment, type ReactNode } from 'react';
import { indiaZones, placeOf } from '../../kit/places/indiaZones.ts';
import { MapPin } from '../../kit/places/MapPin.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import type { Colour } from '../../palette.ts';

const step = 12.75;
const origin = { x: 19, y: 32 };

/* A region has the colour of its rows in the table: its odd zone in large dots, its even zone in small ones. */
const zones: Readonly<
  Record<string, readonly [tone: Colour, latitude: number, longitude: number]>
> = {
  1: ['on-deep', 34.2, 76.4],
  2: ['on-deep', 27.2, 80.2],
  3: ['sheen-from', 25.6, 72.6],
  4: ['sheen-from', 21, 77.6],
  5: ['code-number', 15.8, 77.4],
  6: ['code-number', 10.9, 78],
  7: ['marigold', 26.4, 93.4],
  8: ['marigold', 24.6, 85.4],
};

const regions = [
  ['North', 'on-deep', 28, 103],
  ['West', 'sheen-from', 28, 194],
  ['South', 'code-number', 258, 562],
  ['East', 'marigold', 514, 156],
] as const;

const pointOf = (latitude: number, longitude: number) => {
  const { column, row } = placeOf(latitude, longitude);
  return { x: Math.round(origin.x + column * step), y: Math.round(origin.y + row * step) };
};

/** The dots of one row that lie in a zone, as one path of round points. */
const dotsOf = (zone: string): string =>
  indiaZones
    .flatMap((row, index) =>
      [...row].map((digit, column) =>
        digit === zone ? `M${origin.x + column * step} ${origin.y + index * step}h0` : '',
      ),
    )
    .join('');

const kolkata = pointOf(22.57, 88.36);

/* Violet alone sinks into the ground, so that a pale veil lies over it. */
const lifted = (tone: Colour, draw: (tone: Colour) => ReactNode): ReactNode => (
  <>
    {draw(tone)}
    {tone === 'sheen-from' && <g opacity={0.45}>{draw('on-deep')}</g>}
  </>
);

/** India in dots, each in the colour of its region and the size of its postal zone, and a pin at the post office of 700001. */
export function FinderZones() {
  return (
    <Scene width={600} height={780} ground="dusk" grows="around">
      {Object.entries(zones).map(([digit, [tone]]) => (
        <Fragment key={digit}>
          {lifted(tone, (shade) => (
            <path
              d={dotsOf(digit)}
              className={`stroke-${shade}`}
              strokeWidth={Number(digit) % 2 ? 10.5 : 6.5}
            />
          ))}
        </Fragment>
      ))}
      {regions.map(([name, tone, x, y]) => (
        <Fragment key={name}>
          {lifted(tone, (shade) => (
            <Label x={x} y={y} size={26} weight={800} tone={shade}>
              {name}
            </Label>
          ))}
        </Fragment>
      ))}
      {Object.entries(zones).map(([digit, [, latitude, longitude]]) => {
        const { x, y } = pointOf(latitude, longitude);
        return (
          <g key={digit}>
            <circle cx={x} cy={y} r={20} className="deep" />
            <Label x={x} y={y + 9} size={26} weight={800} tone="on-deep" anchor="middle">
              {digit}
            </Label>
          </g>
        );
      })}
      {/* The larger pin is the edge of the other, which would sink into ground and dots. */}
      <MapPin x={kolkata.x} y={kolkata.y + 6} size={67} tone="on-deep" />
      <MapPin x={kolkata.x} y={kolkata.y} size={56} />
      <Panel x={386} y={kolkata.y + 30} width={190} height={88}>
        <Label x={20} y={39} size={26} weight={800}>
          700001
        </Label>
        <Label x={20} y={68} size={24} weight={600}>
          Kolkata GPO
        </Label>
      </Panel>
      <rect x={24} y={696} width={552} height={60} rx={12} className="deep" />
      <Label x={54} y={737} size={30} weight={800} tone="on-deep" anchor="middle">
        9
      </Label>
      <Label x={84} y={735} size={24} tone="on-deep">
        Army post, not on the map
      </Label>
    </Scene>
  );
}
