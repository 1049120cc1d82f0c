import type { Colour } from '../../palette.ts';
import { At } from '../stage/At.tsx';
import { FingersBelow, Sleeve, Thumb } from './Hand.tsx';

/* Cuff and hand continue the lower arm. */
const hand = { x: -36.6, y: 116.3, turn: -16, scale: 0.125 } as const;

/* From the shoulder round the elbow to the cuff. */
const arm =
  'M31 53.500C22.500 56.500 17 63 14.500 72L1 99-13.800 105.100-8.300 124.100 9 119.500C15 117.500 18 113 20 109L34 82z';

interface HandOverProps {
  readonly skin: 'skin' | 'skin-deep';
}

/** The fingers of an arm that hands something flat over at the left, behind that thing. */
export const HandOverFingers = ({ skin }: HandOverProps) => (
  <At {...hand}>
    <FingersBelow skin={skin} />
  </At>
);

/** The arm itself from the shoulder of a figure 96 wide, and its thumb, whose tip is at -37,116. */
export const HandOverArm = ({ skin, clothes }: HandOverProps & { readonly clothes: Colour }) => (
  <>
    <At {...hand}>
      <Thumb skin={skin} />
      <Sleeve sleeve={clothes} reach={204} />
    </At>
    <path d={arm} className={clothes} />
    <path
      d="M27 95.500L34 82M3 99.500L8.500 104"
      className="stroke-shade"
      strokeWidth={2.5}
      opacity={0.22}
    />
  </>
);
