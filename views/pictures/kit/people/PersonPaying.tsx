import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { type FigureProps, PersonBody, sleevesOf } from './PersonBody.tsx';

interface PersonPayingProps extends Place, FigureProps {
  /** What is handed over, below the thumb; the palm is at 0,0. */
  readonly children: ReactNode;
}

/** A whole figure, 96 × 264, who hands something over to the left; the palm is at -28,94. */
export function PersonPaying({ children, ...props }: PersonPayingProps) {
  return (
    <At {...props}>
      <PersonBody looks="left" {...props} hangs="right" />
      {/* Where the arm leaves the body, which has its colour. */}
      <path d="M33 74L30 96" className="stroke-shade" strokeWidth={2.5} opacity={0.22} />
      <Arm
        {...sleevesOf(props)}
        shoulder={[25, 70]}
        elbow={[6, 102]}
        wrist={[-20, 95]}
        thumb="right"
      >
        <At x={-28} y={94}>
          {children}
        </At>
      </Arm>
    </At>
  );
}
