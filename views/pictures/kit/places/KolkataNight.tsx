import { BridgeInPlan } from './BridgeInPlan.tsx';

const each = <Item,>(items: readonly Item[], line: (item: Item, index: number) => string): string =>
  items.map(line).join('');

/* Lanes end below the river, and lie a little askew on the other bank. */
const lanesEast =
  each(
    [626, 600, 585, 572, 545, 500, 455, 412, 385, 360, 350, 348, 348, 350, 350],
    (x, index) => `M${x} ${-24 + index * 46}L680 ${Math.round(30 + index * 46 - x * 0.08)}`,
  ) +
  each(
    [[648, -180] as const, [535, 170] as const, [490, 210] as const, [446, 256] as const],
    ([x, y]) => `M${x} ${y}L${Math.round(x - (680 - y) * 0.1)} 680`,
  );
const lanesWest =
  each(
    [600, 600, 598, 590, 580, 565, 530, 485, 440, 400, 370, 350, 345, 344, 346, 348, 350],
    (x, index) => `M-60 ${-96 + index * 46}L${x} ${Math.round(-100 + index * 46 - x * 0.05)}`,
  ) +
  each(
    [680, 680, 680, 680, 680, 680, 680, 680, 300, 250, 200, 150, 90],
    (y, index) => `M${24 + index * 46}-180L${Math.round(33 + index * 46 + y * 0.05)} ${y}`,
  );

const roads = 'M526 470L680 490M595 30L526 470L500 680';
/* Over the river, and on to the place that is looked for. */
const bridgeRoad = 'M-60 284C80 290 230 236 329 295L435 359C474 382 478 452 526 470';
const river = 'M612-190L604-30C592 90 560 130 500 190S352 330 344 440S366 590 352 700';
const maidan =
  'M404 566Q406 550 424 547Q488 534 548 544Q566 548 568 566Q574 630 566 700H400Q410 640 404 566z';

const trees = [
  [426, 570, 7],
  [441, 563, 5],
  [436, 587, 6],
  [460, 575, 8],
  [479, 563, 5],
  [497, 580, 6],
  [516, 566, 7],
  [533, 583, 5],
  [549, 566, 8],
  [421, 613, 6],
  [553, 604, 6],
  [424, 650, 7],
  [548, 641, 7],
] as const;

interface RoadProps {
  readonly path: string;
  /** How bright they are. */
  readonly lamps: number;
}

const Road = ({ path, lamps }: RoadProps) => (
  <>
    <path d={path} className="stroke-map-lane" strokeWidth={10} />
    <path
      d={path}
      className="stroke-marigold"
      strokeWidth={3}
      strokeDasharray="0 20"
      opacity={lamps}
    />
  </>
);

/**
 * The middle of Kolkata after dark: the Hooghly from the north with its bridge, lanes on both banks, and the Maidan.
 * On a grid of 640 × 656, and beyond it as far as a smaller picture needs.
 */
export const KolkataNight = () => (
  <>
    <path d="M-60-190h740v880H-60z" className="map" />
    <path d={lanesEast + lanesWest} className="stroke-map-lane" strokeWidth={3} />
    <Road path={roads} lamps={0.6} />
    {/* The ground below keeps the lanes from showing through what grows there. */}
    <path d={maidan} className="deep" />
    <path d={maidan} className="green" opacity={0.5} />
    <g className="code-number" opacity={0.75}>
      {trees.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
      ))}
    </g>
    <path d={river} className="stroke-map" strokeWidth={98} />
    <path d={river} stroke="url(#sheen)" fill="none" strokeWidth={84} opacity={0.9} />
    <BridgeInPlan x={382} y={327} turn={31} />
    <Road path={bridgeRoad} lamps={0.9} />
  </>
);
