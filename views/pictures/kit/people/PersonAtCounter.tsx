import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { PersonBust } from './Person.tsx';
import { type FigureProps, sleevesOf } from './PersonBody.tsx';

interface PersonAtCounterProps extends Place, FigureProps {
  /** What one hand gives across the counter to the left; the fingers are at 0,0, at -40,118. Without it both hands lie there. */
  readonly gives?: ReactNode;
}

/** Somebody behind a counter, 126 × 140: draw the counter first, its edge at 140. */
export function PersonAtCounter({ gives, ...props }: PersonAtCounterProps) {
  const arm = sleevesOf(props);
  return (
    <At {...props}>
      <PersonBust {...props} x={0} y={0} turn={0} scale={1} mirrored={undefined} />
      {gives && (
        <At x={-40} y={118}>
          {gives}
        </At>
      )}
      <At x={0} y={0} scale={2}>
        {gives ? (
          <Arm {...arm} shoulder={[9, 60]} elbow={[3, 66]} wrist={[-14, 60]} thumb="right" />
        ) : (
          <Arm {...arm} shoulder={[8, 62]} elbow={[3, 69]} wrist={[15, 72]} thumb="left" />
        )}
        <Arm {...arm} shoulder={[55, 62]} elbow={[60, 69]} wrist={[48, 72]} thumb="right" />
      </At>
    </At>
  );
}
