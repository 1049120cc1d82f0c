import { Fragment, type ReactNode } from 'react';
import { MapPin } from '../../kit/places/MapPin.tsx';
import { pointOf, ZoneBorder, ZoneDots } from '../../kit/places/ZoneDots.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import type { Colour } from '../../palette.ts';

interface Zone {
  readonly tone: Colour;
  /** How strong that is: the second of a region is a little nearer to the ground. */
  readonly opacity?: number;
  /** The latitude and the longitude of its number. */
  readonly at: readonly [number, number];
}

/* The first zone of a region has the colour of the rows of both in the table. */
const zones: Readonly<Record<string, Zone>> = {
  1: { tone: 'on-deep', at: [34.2, 76.4] },
  2: { tone: 'on-deep', opacity: 0.66, at: [27.2, 80.2] },
  3: { tone: 'sheen-from', at: [25.6, 72.6] },
  4: { tone: 'sheen-from', opacity: 0.95, at: [21, 77.6] },
  5: { tone: 'code-number', at: [15.8, 77.4] },
  6: { tone: 'code-number', opacity: 0.66, at: [10.9, 78] },
  7: { tone: 'marigold', at: [26.4, 93.4] },
  8: { tone: 'code-string', at: [24.6, 85.4] },
};

const regions = [
  ['North', 'on-deep', 28, 103],
  ['West', 'sheen-from', 28, 194],
  ['South', 'code-number', 258, 562],
  ['East', 'marigold', 514, 156],
] as const;

const kolkata = pointOf(22.57, 88.36);

/* Violet alone sinks into the ground, so white lies over it. */
const lit = (tone: Colour, draw: (tone: Colour) => ReactNode): ReactNode => (
  <>
    {draw(tone)}
    {tone === 'sheen-from' && <g opacity={0.4}>{draw('on-deep')}</g>}
  </>
);

const plain: typeof lit = (tone, draw) => draw(tone);

/** India in dots, the two postal zones of each region in two tints of its colour with a line between them, and a pin at the post office of 700001. */
export function FinderZones() {
  return (
    <Scene width={600} height={690} ground="deep" grows="around">
      {Object.entries(zones).map(([digit, { tone, opacity }]) => (
        <g key={digit} opacity={opacity}>
          {(opacity ? plain : lit)(tone, (shade) => (
            <ZoneDots zone={digit} tone={shade} size={10.5} />
          ))}
        </g>
      ))}
      {['12', '34', '56', '78'].map((pair) => (
        <ZoneBorder key={pair} zones={pair} />
      ))}
      {regions.map(([name, tone, x, y]) => (
        <Fragment key={name}>
          {lit(tone, (shade) => (
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
    </Scene>
  );
}
