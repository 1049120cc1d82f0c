import { Fragment, type ReactNode } from 'react';
import { indiaZones, placeOf } from '../../kit/places/indiaZones.ts';
import { MapPin } from '../../kit/places/MapPin.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import type { Colour } from '../../palette.ts';

const step = 12.75;
const origin = { x: 19, y: 32 };

interface Zone {
  readonly tone: Colour;
  /** How much white lies over that colour. */
  readonly veil?: number;
  readonly opacity?: number;
  /** The latitude and the longitude of its number. */
  readonly at: readonly [number, number];
}

/* A region has the colour of its rows in the table, and each of its two zones a tint of it; violet alone sinks into the ground. */
const zones: Readonly<Record<string, Zone>> = {
  1: { tone: 'on-deep', at: [34.2, 76.4] },
  2: { tone: 'on-deep', opacity: 0.64, at: [27.2, 80.2] },
  3: { tone: 'sheen-from', veil: 0.56, at: [25.6, 72.6] },
  4: { tone: 'sheen-from', veil: 0.14, at: [21, 77.6] },
  5: { tone: 'code-number', at: [15.8, 77.4] },
  6: { tone: 'code-number', veil: 0.62, at: [10.9, 78] },
  7: { tone: 'marigold', at: [26.4, 93.4] },
  8: { tone: 'marigold', veil: 0.6, at: [24.6, 85.4] },
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

/* The colour, and the white over it. */
const veiled = (tone: Colour, veil: number, draw: (tone: Colour) => ReactNode): ReactNode => (
  <>
    {draw(tone)}
    {veil > 0 && <g opacity={veil}>{draw('on-deep')}</g>}
  </>
);

/** India in dots, each in its postal zone’s tint of the colour of its region, and a pin at the post office of 700001. */
export function FinderZones() {
  return (
    <Scene width={600} height={780} ground="dusk" grows="around">
      {Object.entries(zones).map(([digit, { tone, veil = 0, opacity }]) => (
        <g key={digit} opacity={opacity}>
          {veiled(tone, veil, (shade) => (
            <path d={dotsOf(digit)} className={`stroke-${shade}`} strokeWidth={10.5} />
          ))}
        </g>
      ))}
      {regions.map(([name, tone, x, y]) => (
        <Fragment key={name}>
          {veiled(tone, tone === 'sheen-from' ? 0.45 : 0, (shade) => (
            <Label x={x} y={y} size={26} weight={800} tone={shade}>
              {name}
            </Label>
          ))}
        </Fragment>
      ))}
      {Object.entries(zones).map(([digit, { at }]) => {
        const { x, y } = pointOf(...at);
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
