import { At, type Place } from '../stage/At.tsx';
import { PersonTurned } from './PersonTurned.tsx';
import { TypingHand } from './TypingHand.tsx';

const skin = 'skin';

/** A woman in a sari on a chair, 112 × 128 down to the desk, who types; her fingers are on keys from 80 to 112 at 129. */
export const OrderTypist = (place: Place) => (
  <At {...place}>
    <path d="M6 129V74Q6 62 18 62H48V129z" className="device-lift" />
    <path d="M13 129V76Q13 69 20 69H40" className="stroke-brand-lift" strokeWidth={2} />
    <PersonTurned
      x={0}
      y={0}
      clothes="green"
      hair="bun"
      skin={skin}
      hiddenFrom={129}
      far={{
        shoulder: [60, 72],
        elbow: [70, 104],
        wrist: [94, 121],
        bend: 8,
        hand: 'none',
        thumb: 'left',
      }}
      near={{
        shoulder: [36, 72],
        elbow: [42, 112],
        wrist: [80, 122],
        bend: 9,
        hand: 'none',
        thumb: 'left',
      }}
    >
      <TypingHand x={94} y={121} skin={skin} />
      <TypingHand x={80} y={122} skin={skin} />
    </PersonTurned>
  </At>
);
