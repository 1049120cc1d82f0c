import { type ReactNode, useId } from 'react';
import { FannedNotes } from '../money/FannedNotes.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FingersBelow, ThumbAbove } from './Hand.tsx';
import { PersonHead } from './PersonHead.tsx';
import { Sleeve } from './RestingArm.tsx';

/* The keeper is the mirror image of the sender, around the notes. */
const keeperAt = { x: 190, y: 0, mirrored: 126 } as const;

const hand = { x: 147, y: 150, turn: -30, scale: 0.18, mirrored: 1 } as const;

interface ExchangeProps extends Place {
  /** The counter, which is before the keeper and behind the sender. */
  readonly children: ReactNode;
}

/** A sender gives his notes to the keeper of a shop, from 8 to 308: both have a hand on them, at 158,150, over a counter whose edge is at 190. */
export const CashExchange = ({ children, ...place }: ExchangeProps) => {
  const overCounter = useId();
  return (
    <At {...place}>
      <At {...keeperAt}>
        <Torso clothes="green" />
        <At x={0} y={0} mirrored={126}>
          <PersonHead hair="bob" looks="left" />
        </At>
        <Collar />
      </At>
      {children}
      <Torso clothes="marigold" />
      <PersonHead hair="short" looks="right" moustache />
      <Collar />
      <At {...hand}>
        <FingersBelow skin="skin" />
      </At>
      <At {...keeperAt}>
        <At {...hand}>
          <FingersBelow skin="skin" />
        </At>
      </At>
      <At x={134} y={137}>
        <FannedNotes fan="lying" />
      </At>
      <Reaching clothes="marigold" />
      {/* The counter hides the elbow of the keeper, who is behind it. */}
      <clipPath id={overCounter}>
        <path d="M100 60H340V190H100z" />
      </clipPath>
      <g clipPath={`url(#${overCounter})`}>
        <At {...keeperAt}>
          <Reaching clothes="green" />
        </At>
      </g>
    </At>
  );
};

interface DressedProps {
  readonly clothes: 'marigold' | 'green';
}

/* Down to the hip, with the arm that hangs. */
const Torso = ({ clothes }: DressedProps) => (
  <>
    <path
      d="M30 92L48 88H78L96 92C103 95 106 103 106 113L98 180 104 270H26L31 180 22 114C22 104 24 96 30 92z"
      className={clothes}
    />
    <Sleeve
      clothes={clothes}
      d="M30 92C19 96 14 104 13 115L8 178Q7 192 8 208L11 270H34L32 208 35 178 40 116C40 106 35 97 30 92z"
      inner="M38 130L35 178 32 208 34 270"
    />
  </>
);

const Collar = () => <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />;

/* From the shoulder down to the elbow before the body, and up to the cuff. */
const Reaching = ({ clothes }: DressedProps) => (
  <>
    <At {...hand}>
      <ThumbAbove skin="skin" sleeve={clothes} reach={200} />
    </At>
    <Sleeve
      clothes={clothes}
      d="M96 92C107 96 112 104 113 115L112 158 113.500 162 127 187 102 204Q86 212 81 196 80 190 82 184L87 150 88 114C88 104 91 97 96 92z"
      inner="M88 130L87 150 82 184Q80 190 81 196"
    />
  </>
);
