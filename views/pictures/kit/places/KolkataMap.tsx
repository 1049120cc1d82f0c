import { HowrahBridgeInPlan } from './HowrahBridgeInPlan.tsx';

/** The size of the map. */
export const kolkataMapSize = { width: 480, height: 352 } as const;

const { width, height } = kolkataMapSize;

const many = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

/* Lanes on either side, close together and a little askew. */
const lanes =
  many(12, (index) => `M${268 + index * 22}-9l-34 370`) +
  many(12, (index) => `M196 ${28 + index * 30}l300-24`) +
  many(7, (index) => `M${6 + index * 24}-9l24 370`) +
  many(11, (index) => `M-9 ${14 + index * 34}l220 14`);

const river = 'M214-30C180 40 216 90 196 140S104 240 158 400';
/* One line over the bridge, avenues that run with the river, and cross roads that meet them; none ends in a lane. */
const roads =
  'M-9 117H270C340 117 400 108 489 98M322-9C304 100 286 200 262 361M408-9C398 120 386 240 376 361M228 202C320 198 400 190 489 178M-9 262C40 258 80 250 130 238M60-9C62 100 66 240 74 361';

/** Steps down to the water, on the bank. */
const ghat = (x: number, y: number) =>
  `M${x} ${y}l20 9-3 6-20-9zM${x - 7} ${y + 12}l15 7-3 6-15-7z`;

const trees = [
  [220, 270],
  [250, 266],
  [254, 326],
  [216, 336],
  [246, 344],
] as const;

/** The middle of Kolkata: the Hooghly with its bridge and ghats, lanes on both banks, the Maidan, and the railways at the edges. */
export function KolkataMap() {
  return (
    <>
      <rect {...kolkataMapSize} className="line" />
      <path d={lanes} className="stroke-surface" strokeWidth={2.5} opacity={0.55} />
      <path d={roads} className="stroke-surface" strokeWidth={7} />
      <path d={`M206 262q36-17 73-16L262 ${height + 9}H190q-14-50 16-99z`} className="green-soft" />
      <path
        d="M198 322q36-14 70-12M240 252q-14 60-8 110"
        className="stroke-surface"
        strokeWidth={3}
      />
      {trees.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={6} className="green" opacity={0.45} />
      ))}
      <path
        d={`M-9 141L112 138M370 148L${width + 9} 158`}
        className="stroke-muted"
        strokeWidth={4}
      />
      <path
        d={`M-9 141L112 138M370 148L${width + 9} 158`}
        className="stroke-surface"
        strokeWidth={2}
        strokeDasharray="6 8"
      />
      <path d={river} className="stroke-surface" strokeWidth={92} />
      <path d={river} className="stroke-brand-lift" strokeWidth={86} opacity={0.5} />
      <path d={ghat(222, 170) + ghat(204, 204) + ghat(186, 236)} className="paper" />
      <HowrahBridgeInPlan x={203} y={117} />
    </>
  );
}
