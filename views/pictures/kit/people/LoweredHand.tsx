import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';

interface LoweredHandProps extends Place {
  readonly skin?: 'skin' | 'skin-deep';
}

/** A large hand from the left, seen from its side, that lowers its first finger on something; the wrist, 32 thick, is at 0,0 and the tip of the finger at 84,40. */
export const LoweredHand = ({ skin = 'skin-deep', ...place }: LoweredHandProps) => (
  <At {...place}>
    {/* The thumb is below, and the other three fingers are bent. */}
    <path d="M16 14L40 33 54 34" className={`stroke-${skin}`} strokeWidth={14} />
    <path
      d="M3-15.500Q26-20 44-13 56-7 66 6L90 31Q94 38 88 43 82 47 75 42L50 22Q58 30 50 37 42 42 32 37L8 20 0 15z"
      className={skin}
    />
    <path
      d="M50 22L38 10M51 36Q40 34 30 24M44 40Q32 37 22 27M60 5Q60 12 55 15"
      {...foldOf(skin)}
      strokeWidth={2.4}
    />
    <path d="M84 31Q91 36 88 41 81 36 80 33 81 29 84 31z" className="on-brand" opacity={0.32} />
  </At>
);
