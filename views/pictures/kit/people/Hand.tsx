import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

type Skin = 'skin' | 'skin-deep';

interface ThumbAboveProps {
  readonly sleeve: Colour;
  readonly skin: Skin;
  /** Where the sleeve ends, from the tip of the thumb. */
  readonly reach?: number;
}

interface HandProps extends Place, Partial<ThumbAboveProps> {
  /** What it holds, between fingers and thumb; the tip of the thumb is at 0,0. */
  readonly children: ReactNode;
}

const foldOf = (skin: Skin) => (skin === 'skin' ? 'stroke-skin-deep' : 'stroke-hair');

/** What of the hand is behind the thing that it holds. */
export const FingersBelow = ({ skin }: { readonly skin: Skin }) => (
  <>
    <path
      d="M6 34q-14 1-13 14 1 8 12 9-8 4-5 13 3 8 14 7-4 6 1 12 7 9 28 11l70 6q28 2 44-12V-18L98-34Q70-38 46-20z"
      className={skin}
    />
    <path d="M8 57h30M16 77h24" className={foldOf(skin)} strokeWidth={2.5} opacity={0.6} />
  </>
);

/** The thumb that lies on what the hand holds. */
export const Thumb = ({ skin }: { readonly skin: Skin }) => (
  <>
    <path
      d="M-12 2Q-13-13 4-14L54-27Q80-34 104-22L126 8 96 30Q60 34 40 14L4 16Q-11 17-12 2z"
      className={skin}
    />
    <path
      d="M40 14L4 16Q-11 17-12 2-13-13 4-14L54-27"
      className={foldOf(skin)}
      strokeWidth={2.5}
      opacity={0.45}
    />
    <path d="M-9 1q0-8 9-9l10-2q3 10 1 20l-10 1q-10 0-10-10z" className="on-brand" opacity={0.4} />
  </>
);

/** The cuff and the sleeve of the arm. */
export const Sleeve = ({ sleeve, reach = 340 }: Omit<ThumbAboveProps, 'skin'>) => (
  <>
    <path d="M138-30h26v142h-26q-8-72 0-142z" className="on-brand" />
    {/* A cuff is seen on white as well. */}
    <path
      d="M138-30h26v142h-26q-8-72 0-142z"
      className="stroke-shade"
      strokeWidth={3}
      opacity={0.25}
    />
    <path d={`M160-36H${reach}V122H160q-9-80 0-158z`} className={sleeve} />
    <path d="M164-36q-9 78 0 158" className="stroke-shade" strokeWidth={3} opacity={0.2} />
  </>
);

/** What of the hand is before the thing that it holds, and its arm. */
export const ThumbAbove = ({ skin, ...arm }: ThumbAboveProps) => (
  <>
    <Thumb skin={skin} />
    <Sleeve {...arm} />
  </>
);

/** A large hand from the right that holds something flat: thumb above, fingers below. The arm is 100 wide and ends at 330. */
export const Hand = ({ sleeve = 'brand', skin = 'skin', reach, children, ...place }: HandProps) => (
  <At {...place}>
    <FingersBelow skin={skin} />
    {children}
    <ThumbAbove sleeve={sleeve} skin={skin} {...(reach && { reach })} />
  </At>
);
