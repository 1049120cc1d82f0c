import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { Fingers, type HandPose, Thumb } from './Fingers.tsx';

export type Point = readonly [x: number, y: number];

interface ArmProps {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  /** How far from the elbow the arm begins to bend; without it, the elbow is a corner. */
  readonly bend?: number;
  readonly clothes: Colour;
  readonly skin: 'skin' | 'skin-deep';
  /** How much of the arm is bare: that of a blouse above the elbow, or a long sleeve. */
  readonly sleeve?: 'short' | 'long';
  /** Of a long sleeve that narrows and reaches the hand: its last piece. */
  readonly cuff?: Colour | undefined;
  /** `none` where both hands are drawn as one. */
  readonly hand?: HandPose | 'none' | undefined;
  /** Of which side of the hand the thumb is, looking along the arm. */
  readonly thumb?: 'left' | 'right';
  /** What the hand holds, between fingers and thumb, where the arm itself is drawn. */
  readonly children?: ReactNode;
}

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

const line = (...points: readonly Point[]): string =>
  `M${points.map((point) => point.map((part) => Number(part.toFixed(1))).join(' ')).join('L')}`;

/* From the shoulder round the elbow to a point of the lower arm. */
function bent(shoulder: Point, elbow: Point, end: Point, bend: number): string {
  const beside = (point: Point) =>
    between(elbow, point, bend / Math.hypot(point[0] - elbow[0], point[1] - elbow[1]));
  const [upper, lower] = [line(shoulder, beside(shoulder)), line(beside(end), end)];
  return `${upper}Q${elbow.join(' ')} ${lower.slice(1)}`;
}

/* A piece of the lower arm, from one share of its length to another, with its width at both. */
function piece(from: Point, to: Point, shares: Point, widths: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const across: Point = [(from[1] - to[1]) / length / 2, (to[0] - from[0]) / length / 2];
  const [start, end] = [between(from, to, shares[0]), between(from, to, shares[1])];
  const beside = ([x, y]: Point, width: number): Point => [
    x + across[0] * width,
    y + across[1] * width,
  ];
  return `${line(beside(start, widths[0]), beside(end, widths[1]), beside(end, -widths[1]), beside(start, -widths[0]))}z`;
}

interface LowerSleeveProps extends Pick<ArmProps, 'elbow' | 'wrist' | 'clothes'> {
  readonly cuff: Colour;
}

const LowerSleeve = ({ elbow, wrist, clothes, cuff }: LowerSleeveProps) => (
  <>
    <path d={piece(elbow, wrist, [0.84, 1], [12.7, 12])} className={cuff} />
    <path d={piece(elbow, wrist, [0, 0.88], [16, 12.4])} className={clothes} />
  </>
);

/** An arm of a person 264 high, with a hand. */
export function Arm(props: ArmProps) {
  const {
    shoulder,
    elbow,
    wrist,
    bend,
    clothes,
    skin,
    sleeve = 'long',
    cuff,
    hand = 'open',
    thumb,
  } = props;
  const angle = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI;
  const isShort = sleeve === 'short';
  const sleeveEnd = between(elbow, wrist, 0.55);
  const cloth = isShort
    ? line(shoulder, between(shoulder, elbow, 0.5))
    : bend
      ? bent(shoulder, elbow, sleeveEnd, bend)
      : line(shoulder, elbow, ...(cuff ? [] : [sleeveEnd]));
  const atWrist = `translate(${wrist[0]} ${wrist[1]}) rotate(${Math.round(angle)})${thumb === 'right' ? ' matrix(1 0 0 -1 0 0)' : ''}`;
  return (
    <>
      <path
        d={
          bend
            ? bent(shoulder, elbow, wrist, bend)
            : line(...(isShort ? [shoulder] : []), elbow, wrist)
        }
        className={`stroke-${skin}`}
        strokeWidth={bend ? 12 : 10}
      />
      {hand !== 'none' && (
        <g transform={atWrist}>
          <Fingers pose={hand} skin={skin} />
        </g>
      )}
      {props.children}
      {hand !== 'none' && (
        <g transform={atWrist}>
          <Thumb pose={hand} skin={skin} />
        </g>
      )}
      <path d={cloth} className={`stroke-${clothes}`} strokeWidth={16} />
      {cuff && !isShort && <LowerSleeve {...props} cuff={cuff} />}
    </>
  );
}
