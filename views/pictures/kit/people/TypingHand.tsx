import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';

/** A hand on keys from the side, its wrist at 0,0: the fingers bend down to the keys, 7 below. */
export const TypingHand = ({ skin, ...place }: Place & { readonly skin: 'skin' | 'skin-deep' }) => (
  <At {...place}>
    <path d="M4 1L9 5" className={`stroke-${skin}`} strokeWidth={3.6} />
    <path
      d="M-3-5.500Q6-7.500 12-4.500 18-1.500 19 4.500 19 7 17 7 15 7 14.500 5 14 7 12 6.500 10.500 6 10 3.500L-3 5.500z"
      className={skin}
    />
    <path d="M14.500 5Q13.500 1 9.500-.500M10 3.500L7 2" {...foldOf(skin)} strokeWidth={0.9} />
  </At>
);
