import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Arm, type Point } from './Arm.tsx';
import type { HandPose } from './Fingers.tsx';
import { type FigureProps, PersonBody, sleevesOf } from './PersonBody.tsx';

/** An arm from the shoulder to the wrist, and of which side of the hand the thumb is. */
export interface ArmPose {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  readonly thumb: 'left' | 'right';
  /** How far from the elbow the arm begins to bend; without it, the elbow is a corner. */
  readonly bend?: number;
  /** `none` where the scene draws it. */
  readonly hand?: HandPose | 'none';
  /** Of a long sleeve that reaches the hand. */
  readonly cuff?: Colour;
  /** What it holds, before the fingers and behind the thumb. */
  readonly children?: ReactNode;
}

interface PersonActingProps extends Place, FigureProps {
  /** The arm that does nothing, behind the body. */
  readonly hangs?: 'left' | 'right';
  /** The arms in the order in which they are drawn, both before the body. */
  readonly arms: readonly ArmPose[];
  /** What is between the body and the arms. */
  readonly children?: ReactNode;
}

/** A whole figure, 96 × 264, whose arms do what its scene tells; a scene may cut it above the knees. */
export function PersonActing({ arms, children, ...props }: PersonActingProps) {
  return (
    <At {...props}>
      <PersonBody {...props} />
      {children}
      {arms.map((arm) => (
        <g key={arm.shoulder.join()}>
          <ArmFold {...arm} />
          <Arm {...sleevesOf(props)} {...arm} />
        </g>
      ))}
    </At>
  );
}

/** Where an arm leaves the body, which has its colour. */
function ArmFold({ shoulder: [x, y], elbow: [toX, toY] }: ArmPose) {
  const inner = x < 48 ? 8.5 : -8.5;
  return (
    <path
      d={`M${x + inner} ${y + 2}L${x + (toX - x) * 0.8 + inner} ${y + (toY - y) * 0.8}`}
      className="stroke-shade"
      strokeWidth={2.5}
      opacity={0.22}
    />
  );
}
