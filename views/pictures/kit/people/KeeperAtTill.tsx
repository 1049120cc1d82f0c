import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { HandAt } from './armsAtDesk.tsx';
import { PersonHead } from './PersonHead.tsx';
import { RestingArm, Sleeve } from './RestingArm.tsx';

interface KeeperAtTillProps extends Place {
  /** The till, between her and the hand that points at it, in her units. */
  readonly children: ReactNode;
}

/** A keeper behind her counter who looks at the screen of a till at the left and points at it, 126 × 156; the tip of her finger is at 14,112: draw the counter first, its far edge at 140. */
export const KeeperAtTill = ({ children, ...place }: KeeperAtTillProps) => (
  <At {...place}>
    <TillKeeperBody bent={-6} />
    <ellipse cx={63} cy={150} rx={72} ry={5} className="deep" opacity={0.34} />
    <RestingArm clothes="marigold" />
    {children}
    <PointingArm />
  </At>
);

/* Its elbow is on the counter, and its forearm rises across the chest. */
const PointingArm = () => (
  <>
    <At x={0} y={0} mirrored={100}>
      <HandAt x={53} y={116} turn={-6} pose="points" skin="skin" />
    </At>
    <Sleeve
      clothes="marigold"
      d="M96 95.800C107 98.300 113 104 115 113L119 136Q121 151 108 153 102 153.500 96 150L49 126.500 53 109 90 124.500C88 118 86 114 86.500 109 87 103 91 99 96 95.800z"
      inner="M96 95.800C91 99 87 103 86.500 109 86 114 88 118 90 124.500L54.500 109.600"
    />
    <path
      d="M52.500 109.500L48.700 126.500"
      className="stroke-on-brand"
      strokeWidth={4}
      strokeLinecap="butt"
    />
  </>
);

interface TillKeeperBodyProps {
  /** By how much her head is bent to the left, around the neck. */
  readonly bent?: number;
}

/** Her head, and her chest down to a counter at 140; her arms are drawn by who says what they do. */
export const TillKeeperBody = ({ bent = 0 }: TillKeeperBodyProps) => (
  <>
    <path d="M26 141V100L30 92 48 88H78L96 92 100 100V141z" className="marigold" />
    <At x={bent * 1.25} y={-bent * 1.08} turn={bent}>
      <PersonHead hair="bun" looks={bent ? 'left' : undefined} />
    </At>
    <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
  </>
);
