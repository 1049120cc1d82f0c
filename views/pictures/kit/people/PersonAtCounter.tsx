import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { FoldedHands } from './FoldedHands.tsx';
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
      <At x={0} y={0} scale={2}>
        {gives ? (
          <>
            <Arm
              {...arm}
              shoulder={[9, 60]}
              elbow={[3, 66]}
              wrist={[-18, 60]}
              cuff="on-brand"
              thumb="right"
            >
              <At x={-20} y={59} scale={0.5}>
                {gives}
              </At>
            </Arm>
            <Arm
              {...arm}
              shoulder={[53, 60]}
              elbow={[62, 68]}
              wrist={[43, 68.5]}
              cuff="on-brand"
              thumb="right"
            />
            {/* Where the lower arm lies before the body, which has its colour. */}
            <path
              d="M46 62L57 60.2Q60 59.8 61.500 57.500"
              className="stroke-on-brand"
              strokeWidth={0.9}
              opacity={0.24}
            />
          </>
        ) : (
          <>
            <Arm {...arm} shoulder={[11, 62]} elbow={[3, 69]} wrist={[18, 71]} hand="none" />
            <Arm {...arm} shoulder={[52, 62]} elbow={[60, 69]} wrist={[45, 71]} hand="none" />
            <FoldedHands skin={arm.skin} />
          </>
        )}
      </At>
    </At>
  );
}
