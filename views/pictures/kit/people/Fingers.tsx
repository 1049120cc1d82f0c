import type { LookProps } from './PersonHead.tsx';

/** How the fingers are: spread a little, only the first one stretched, or round something as thick as a small cup. */
export type HandPose = 'open' | 'points' | 'grips';

interface HandPartProps {
  readonly pose: HandPose;
  readonly skin: NonNullable<LookProps['skin']>;
}

const palm = 'M-2-5H5Q9-5 9-2V3Q9 5.500 5 5.500H-2z';

/** From the first finger to the little one. */
const fingers: Readonly<Record<HandPose, string>> = {
  open: 'M6-3.400Q11-5 15.500-4.400M7-1.100Q13-1.800 17.600-1.300M7 1.300Q12 1.500 16.600 2M6 3.800Q10 4.600 13.600 5',
  points: 'M6-3.300H18.500M7-.400H11M7 2.100H10.600M6 4.300H9.200',
  grips:
    'M6-3.300Q10-4 12.600-3.100M7-.900Q11-1.300 13.800-.700M7 1.500Q11 1.500 13.400 2M6 3.800Q9.500 4.300 11.800 4.400',
};

const folds: Readonly<Record<HandPose, string>> = {
  open: 'M8.500-2.800L14.500-2.900M8.500.100L15.500.400M8 2.700L13.500 3.500',
  points: 'M6-1.800H11.500M6.500.900H11.200M6.500 3.300H10',
  grips: 'M7.500-2.300Q10-2.600 12.400-1.900M8 .200H13.200M7.500 2.700Q10 2.800 12.200 3.200',
};

/** The tone of the lines between fingers of a skin. */
export const foldOf = (skin: HandPartProps['skin']) =>
  skin === 'skin'
    ? ({ className: 'stroke-skin-deep', opacity: 0.85 } as const)
    : ({ className: 'stroke-hair', opacity: 0.45 } as const);

/** A palm and its fingers along the x axis, from the wrist at 0,0; the thumb is on the left. */
export const Fingers = ({ pose, skin }: HandPartProps) => (
  <>
    <path d={palm} className={skin} />
    <path d={fingers[pose]} className={`stroke-${skin}`} strokeWidth={3.2} />
    <path d={folds[pose]} {...foldOf(skin)} strokeWidth={0.8} />
  </>
);

const thumbs: Readonly<Record<HandPose, string>> = {
  open: 'M1.500-3L5.500-7.200L10-8.200',
  points: 'M2-3.500L6-6.200L10-5.400',
  grips: 'M1.500-2.500L4-5.400L8.300-6',
};

/** The thumb of the same hand, which may lie over what the fingers hold. */
export const Thumb = ({ pose, skin }: HandPartProps) => (
  <path d={thumbs[pose]} className={`stroke-${skin}`} strokeWidth={3.8} />
);
