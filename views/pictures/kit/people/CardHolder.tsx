import { PanCard } from '../documents/PanCard.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PersonHead } from './PersonHead.tsx';

/** Who has received her PAN card, 126 wide, which she holds before her chest with both hands; the frame cuts her below her elbows, which are at 228. */
export const CardHolder = (place: Place) => (
  <At {...place}>
    <path
      d="M30 92L48 88H78L96 92C104 95 108 103 107 114L100 190 108 300H18L26 190 19 114C18 103 22 95 30 92z"
      className="red"
    />
    <PersonHead hair="bun" />
    <circle cx={63} cy={35} r={2.4} className="red" />
    <path
      d="M30 92L47 88C54 122 74 150 100 164L106 214C62 190 26 156 19 114 18 103 22 95 30 92z"
      className="marigold"
    />
    <path
      d="M41 90C46 112 54 128 64 140M35 91C38 112 46 132 58 146M27 95C29 112 36 130 46 144"
      className="stroke-marigold-ink"
      strokeWidth={1.6}
      opacity={0.4}
    />
    <HoldingArm mirrored={126} />
    <HoldingArm />
    <PanCard x={3} y={110} scale={0.612} foot={24} />
    <ThumbOnCard mirrored={126} />
    <ThumbOnCard />
  </At>
);

type ArmProps = Pick<Place, 'mirrored'>;

/* The right one in the picture: from the short sleeve round the elbow to the palm below the card, in one piece. */
const HoldingArm = ({ mirrored }: ArmProps) => (
  <At x={0} y={0} mirrored={mirrored}>
    <path
      d="M126 146L141 208Q145 228 126 229L98 226 82 222Q72 218 72 206L78 196H112L105 150z"
      className="skin"
    />
    <path d="M96 92C107 95 115 103 118 116L128 148 103 156 96 124z" className="red" />
    <path
      d="M103 153.500L127 146"
      className="stroke-marigold"
      strokeWidth={5}
      strokeLinecap="butt"
    />
    <path d="M96 118L103 152" className="stroke-shade" strokeWidth={1.8} opacity={0.3} />
    <path d="M106 202L104 227.500" className="stroke-code-string" strokeWidth={3.4} />
  </At>
);

/* The fingers are behind the card; its foot is under the thumb. */
const ThumbOnCard = ({ mirrored }: ArmProps) => (
  <At x={0} y={0} mirrored={mirrored}>
    <path
      d="M98 203C95 198 90 194 85 189.500 80 185 73 191 77 196.500 80 201 82 207 84 213L96 216z"
      className="skin"
    />
    <path
      d="M98 203C95 198 90 194 85 189.500 80 185 73 191 77 196.500 80 201 82 207 84 213"
      className="stroke-skin-deep"
      strokeWidth={1.5}
      opacity={0.7}
    />
    <path
      d="M83 189.500Q77.500 188 77.500 193.500L80 196 85.500 191.500z"
      className="on-brand"
      opacity={0.4}
    />
  </At>
);
