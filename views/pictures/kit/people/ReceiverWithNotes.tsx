import { FannedNotes } from '../money/FannedNotes.tsx';
import { At, type Place } from '../stage/At.tsx';
import { HeldUp } from './HeldUp.tsx';
import { PersonHead } from './PersonHead.tsx';

/** A woman in a sari who holds up the notes that were paid out to her, 162 wide; her bun ends at -13, and the frame cuts her at the hip. */
export const ReceiverWithNotes = (place: Place) => (
  <At {...place}>
    <HangingArm />
    <path
      d="M30 92L48 88H78L96 92C104 95 108 103 107 114L98 180 106 280H22L30 180 19 114C20 103 24 96 30 92z"
      className="red"
    />
    <PersonHead hair="bun" looks="right" />
    <circle cx={67.5} cy={35} r={2.4} className="red" />
    <Drape />
    <At x={126} y={72} scale={0.66}>
      <HeldUp x={0} y={0} skin="skin" sleeve={<Forearm />}>
        <FannedNotes />
      </HeldUp>
    </At>
    <path d="M96 92C106 95 113 104 115.500 117L122 148 101 154 92 118z" className="red" />
    <path
      d="M101.500 152L121.500 146.500"
      className="stroke-marigold"
      strokeWidth={5}
      strokeLinecap="butt"
    />
    <path d="M93 120L100 150" className="stroke-shade" strokeWidth={1.8} opacity={0.3} />
  </At>
);

const HangingArm = () => (
  <>
    <path d="M21 116L13 182 15 280" className="stroke-skin" strokeWidth={16} />
    <path d="M30 92C19 96 13 106 11 120L7 147 29.500 152 36 118z" className="red" />
    <path d="M7.500 145L29 150" className="stroke-marigold" strokeWidth={5} strokeLinecap="butt" />
  </>
);

/* Of the sari, over the shoulder. */
const Drape = () => (
  <>
    <path
      d="M30 92L47 88C54 122 74 150 100 164L103 204C62 188 26 156 15 122 16 106 22 96 30 92z"
      className="marigold"
    />
    <path
      d="M41 90C48 130 72 162 101 176M35 91C40 136 68 172 102 190M26 95C30 134 60 176 103 201"
      className="stroke-marigold-ink"
      strokeWidth={1.6}
      opacity={0.4}
    />
  </>
);

/* From the elbow to the bangles on the wrist, in the units of the hand. */
const Forearm = () => (
  <>
    <path d="M-25 96L-11 168 25.500 102" className="stroke-skin" strokeWidth={25} />
    <path
      d="M13 104Q25 109 38 104M11.500 112Q23 118 35 113"
      className="stroke-code-string"
      strokeWidth={4}
    />
  </>
);
