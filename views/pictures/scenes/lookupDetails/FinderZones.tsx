import { indiaZones, placeOf } from '../../kit/places/indiaZones.ts';
import { MapPin } from '../../kit/places/MapPin.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import type { Colour } from '../../palette.ts';

const step = 12.75;
const origin = { x: 19, y: 32 };

/* A region has a colour, and each of its two zones a shade or a size of dots of it. */
const zones: Readonly<
  Record<string, readonly [tone: Colour, shade: number, latitude: number, longitude: number]>
> = {
  1: ['on-deep', 1, 34.2, 76.4],
  2: ['on-deep', 1, 27.2, 80.2],
  3: ['brand-lift', 1, 25.6, 72.6],
  4: ['brand-lift', 1, 21, 77.6],
  5: ['code-number', 1, 15.8, 77.4],
  6: ['code-number', 0.74, 10.9, 78],
  7: ['marigold', 1, 26.4, 93.4],
  8: ['marigold', 1, 24.6, 85.4],
};

const regions = [
  ['North', 'on-deep', 28, 103],
  ['West', 'on-deep-muted', 28, 194],
  ['South', 'code-number', 290, 550],
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

/** India in dots, each in the colour of its region and the shade of its postal zone, and a pin at the post office of 700001. */
export function FinderZones() {
  return (
    <Scene width={600} height={780} ground="dusk" grows="around">
      {Object.entries(zones).map(([digit, [tone, shade]]) => (
        <path
          key={digit}
          d={dotsOf(digit)}
          className={`stroke-${tone}`}
          strokeWidth={digit === '2' ? 6 : 10}
          opacity={shade}
        />
      ))}
      {/* Violet alone sinks into the ground; 3 and 8 are the lighter ones of two. */}
      <path d={dotsOf('3')} className="stroke-on-deep" strokeWidth={10} opacity={0.5} />
      <path d={dotsOf('4')} className="stroke-on-deep" strokeWidth={10} opacity={0.12} />
      <path d={dotsOf('8')} className="stroke-on-deep" strokeWidth={10} opacity={0.5} />
      {regions.map(([name, tone, x, y]) => (
        <Label key={name} x={x} y={y} size={26} weight={800} tone={tone}>
          {name}
        </Label>
      ))}
      {Object.entries(zones).map(([digit, [, , latitude, longitude]]) => {
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
      <Panel x={kolkata.x - 34} y={kolkata.y + 22} width={190} height={88}>
        <path d="M27 4L34-14 49 4z" className="surface" />
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
