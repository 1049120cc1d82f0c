import { foldOf } from './Fingers.tsx';

interface FoldedHandsProps {
  readonly skin: 'skin' | 'skin-deep';
}

/** Two hands that lie on each other on a counter, between the wrists at 15,70 and 48,70 of a figure 264 high. */
export const FoldedHands = ({ skin }: FoldedHandsProps) => (
  <>
    <path d="M15 66.500L22 65Q28 64 32 66L36 69V75L22 76 15 76z" className={skin} />
    <path d="M22 66Q26 62.500 31 62.800" className={`stroke-${skin}`} strokeWidth={4} />
    <path d="M26 75.800H33" className={`stroke-${skin}`} strokeWidth={3} />
    <path d="M23 69.500Q28 67.500 33 68.500" {...foldOf(skin)} strokeWidth={0.9} />
    <path
      d="M48 65.500L41 64.500Q35 63.800 32.500 66.500L30 70V76H42L48 75.500z"
      className={skin}
    />
    <path
      d="M37 67.200Q30 66.400 25 68M37 69.900Q29 69.500 23 70.700M37 72.600Q29 72.500 23.400 73.400M37 75Q30 75.300 25.500 75.800"
      className={`stroke-${skin}`}
      strokeWidth={3.2}
    />
    <path
      d="M25.400 69.500Q31 68.500 37 68.600M24.500 72.200Q30 71.200 37 71.300M25 74.700Q30 73.900 36 73.900"
      {...foldOf(skin)}
      strokeWidth={0.9}
    />
    {/* The tips, which lie on the other hand. */}
    <path
      d="M35 65.300Q29 64.600 24.600 66.400Q22.800 67.300 23.800 69Q21.400 69.800 22 71.600Q21.300 72.900 22.400 74.300Q22.800 76 24.600 76.600"
      {...foldOf(skin)}
      strokeWidth={0.9}
    />
  </>
);
