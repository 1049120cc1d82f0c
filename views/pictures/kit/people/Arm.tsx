import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { Fingers, type HandPose, Thumb } from './Fingers.tsx';

export type Point = readonly [x: number, y: number];

interface ArmProps {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly clothes: Colour;
  readonly skin: 'skin' | 'skin-deep';
  /** How much of the arm is bare: that of a blouse above the elbow, or a long sleeve. */
  readonly sleeve?: 'short' | 'long';
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

/** An arm of a person 264 high, with a hand. */
export function Arm(props: ArmProps) {
  const { shoulder, elbow, wrist, clothes, skin, sleeve = 'long', hand = 'open', thumb } = props;
  const angle = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI;
  const isShort = sleeve === 'short';
  const cloth = isShort
    ? line(shoulder, between(shoulder, elbow, 0.5))
    : line(shoulder, elbow, between(elbow, wrist, 0.55));
  const atWrist = `translate(${wrist[0]} ${wrist[1]}) rotate(${Math.round(angle)})${thumb === 'right' ? ' matrix(1 0 0 -1 0 0)' : ''}`;
  return (
    <>
      <path
        d={line(...(isShort ? [shoulder] : []), elbow, wrist)}
        className={`stroke-${skin}`}
        strokeWidth={10}
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
    </>
  );
}
