import { foldOf } from './Fingers.tsx';

interface TelephoneHandProps {
  readonly skin: 'skin' | 'skin-deep';
}

/* From the first finger to the little one, each round the grip. */
const fingers =
  'M118 61.500Q108 58 101.500 60.500M120 68.300Q109 65 100.500 67.600M120 75.200Q109 72.500 100 75M118.500 82Q109 79.800 101 82';

/** The handset of a telephone along the jaw from ear to mouth, in a hand whose wrist is between 105,101 and 122,95. */
export const TelephoneHand = ({ skin }: TelephoneHandProps) => (
  <>
    <path d="M97 51Q110 71 91.600 89.600" className="stroke-rim" strokeWidth={10.8} />
    <path d="M97.200 50.600L94 54.600" className="stroke-rim" strokeWidth={15.2} />
    <path d="M91 89.200L85.600 85" className="stroke-rim" strokeWidth={14} />
    <path
      d="M104 60L119 58.500Q124 64 123.700 74 123.500 84 121 89L123 97 105 103Q107 94 104 84z"
      className={skin}
    />
    <path d={fingers} className={`stroke-${skin}`} strokeWidth={6.6} />
    <path
      d="M101 64Q108 61.700 116 64M100 71.200Q108 69 117 71.600M100.500 78.500Q108 76.300 116 78.500"
      {...foldOf(skin)}
      strokeWidth={1.3}
    />
  </>
);
