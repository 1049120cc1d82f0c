import { At, type Place } from '../stage/At.tsx';
import { foldOf } from './Fingers.tsx';

interface JoinedPalmsProps extends Place {
  readonly skin: 'skin' | 'skin-deep';
}

/** Joined palms from the side, of a figure 264 high: one back of a hand, fingers up, and the edge of the other one behind it; the wrists are at 0,0. */
export const JoinedPalms = ({ skin, ...place }: JoinedPalmsProps) => (
  <At {...place}>
    <path d="M2 4Q10 0 9-9L7-27Q5-31 2-28L0-10z" className={skin} />
    <path d="M-6 5Q-8-6-4-14L-1-28Q1-32 4-28L4-10Q6 0 2 6z" className={skin} />
    <path d="M4-28L4-10Q5-2 2 5M-5-8Q0-12 2-8 3-4-1 0" {...foldOf(skin)} strokeWidth={1} />
  </At>
);
