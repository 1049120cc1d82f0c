import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PhoneInPalm } from './PhoneInPalm.tsx';
import { ShowingForearm, ShowingUpperArm } from './ShowingArm.tsx';

interface ShopperShowingPhoneProps extends Place {
  /** How much taller her phone is, above the hand. */
  readonly rise: number;
  /** How much nearer to her it is, where there is less room. */
  readonly nearer?: number;
  /** On its screen, 114 × 194 and what it rises, 0,0 at its top left. */
  readonly children: ReactNode;
}

/** A woman in a kurta with a dupatta, who holds up her phone in the street, 342 × 268. */
export const ShopperShowingPhone = ({
  rise,
  nearer = 0,
  children,
  ...place
}: ShopperShowingPhoneProps) => (
  <At {...place}>
    <At x={9} y={0} scale={1.55}>
      <path d="M-4 173C-8 122 14 98 48 88H78C112 98 134 122 130 173z" className="green" />
      {/* Towards what she reads. */}
      <At x={4.5} y={-4} turn={4}>
        <PersonHead hair="swept" skin="skin-deep" looks="right" />
        <circle cx={68} cy={37} r={2.4} className="red" />
      </At>
      <path d="M46 86Q63 116 80 86L84 88Q64 128 42 88z" className="marigold" />
      <Dupatta />
    </At>
    <At x={-nearer} y={0}>
      <ShowingUpperArm clothes="green" />
      <PhoneInPalm x={208} y={-14} turn={3} scale={0.95} rise={rise}>
        {children}
      </PhoneInPalm>
      <ShowingForearm clothes="green" />
    </At>
  </At>
);

/* Over the shoulder that is away from the phone. */
const Dupatta = () => (
  <>
    <path
      d="M20 99Q30 92 43 89C44 120 50 148 58 173H18C12 146 12 120 20 99z"
      className="code-string"
    />
    <path
      d="M30 94C26 122 28 148 34 173M37 91C36 122 42 150 48 173"
      className="stroke-marigold-ink"
      strokeWidth={1.6}
      opacity={0.4}
    />
  </>
);
