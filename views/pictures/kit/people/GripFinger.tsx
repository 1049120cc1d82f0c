import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';

interface GripFingerProps extends Place {
  readonly skin: 'skin' | 'skin-deep';
}

/** A finger that comes round the right edge of what a hand holds: its tip is at 0,0, and its knuckle is at the right, where it bends behind it. */
export const GripFinger = ({ skin, ...place }: GripFingerProps) => (
  <At {...place}>
    <path
      d="M0 .500C0-4 2.600-6.700 6.800-7 11-7.300 14.500-6.900 18-7.700 22-8.900 27-9.600 31-8.300 35.800-6.700 37-1.500 34.500 3 32.500 6.600 29.500 8.700 25.500 8.500 20.500 8.200 17 7.200 12.500 7.500L7 7.800C2.800 7.800 0 5 0 .500z"
      className={skin}
    />
    <path d="M22-4Q24-.500 22.500 3" {...foldOf(skin)} strokeWidth={1.8} />
    <path
      d="M2 .500Q2-4 6-4.300L9.500-4.500Q12.500.500 9.700 5.200L6.300 5.200Q2.200 5 2 .500z"
      className="on-brand"
      opacity={0.32}
    />
  </At>
);
