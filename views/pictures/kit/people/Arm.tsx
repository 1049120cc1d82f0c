import type { Colour } from '../../palette.ts';

type Point = readonly [x: number, y: number];

interface ArmProps {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly clothes: Colour;
  readonly skin: 'skin' | 'skin-deep';
  /** How much of the arm is bare: that of a blouse above the elbow, or a long sleeve. */
  readonly sleeve?: 'short' | 'long';
  readonly hand?: 'open' | 'points';
  /** Of which side of the hand the thumb is, looking along the arm. */
  readonly thumb?: 'left' | 'right';
}

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

const line = (...points: readonly Point[]): string =>
  `M${points.map((point) => point.map((part) => Number(part.toFixed(1))).join(' ')).join('L')}`;

/** Fingers along the x axis from the wrist at 0,0; the thumb is on the left. */
const hands = {
  open: 'M-2-5H6C12-5 15-3 15 0S12 5 6 5H-2z',
  points: 'M-2-5H6C10-5 11-3 11 0S10 5 6 5H-2z',
} as const;

/** An arm of a person 264 high, with a hand. */
export function Arm(props: ArmProps) {
  const { shoulder, elbow, wrist, clothes, skin, sleeve = 'long', hand = 'open', thumb } = props;
  const angle = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI;
  const isShort = sleeve === 'short';
  const cloth = isShort
    ? line(shoulder, between(shoulder, elbow, 0.5))
    : line(shoulder, elbow, between(elbow, wrist, 0.55));
  return (
    <>
      <path
        d={line(...(isShort ? [shoulder] : []), elbow, wrist)}
        className={`stroke-${skin}`}
        strokeWidth={10}
      />
      <g
        transform={`translate(${wrist[0]} ${wrist[1]}) rotate(${Math.round(angle)})${thumb === 'right' ? ' matrix(1 0 0 -1 0 0)' : ''}`}
      >
        <path d={hands[hand]} className={skin} />
        <path
          d={hand === 'points' ? 'M6-2.500H17M3-4L7-8' : 'M2-3.500L9-7'}
          className={`stroke-${skin}`}
          strokeWidth={4.5}
        />
      </g>
      <path d={cloth} className={`stroke-${clothes}`} strokeWidth={16} />
    </>
  );
}
