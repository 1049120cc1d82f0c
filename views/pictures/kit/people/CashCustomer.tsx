import { At, type Place } from '../stage/At.tsx';
import { PersonTurned } from './PersonTurned.tsx';

/* Folded once, so that it shows no amount; its lower end is in the bag. */
const Note = () => (
  <g className="sheet">
    <path d="M74 84L88 82 91 112H77z" className="green-soft" />
    <path d="M74 84L88 82 91 112H77z" className="stroke-green" strokeWidth={1.2} />
    <path d="M85.500 82.500L88.500 112" className="stroke-green" opacity={0.5} />
  </g>
);

const near = { shoulder: [37, 72], elbow: [37, 108], wrist: [65, 91] } as const;
const far = { shoulder: [62, 71], elbow: [72, 104], wrist: [90, 114] } as const;

/** A woman in a sari, turned to the right, who puts her money into the bag that she holds before her, 112 × 142 to the hip: the frame cuts her there. */
export const CashCustomer = (place: Place) => (
  <At {...place}>
    <PersonTurned
      x={0}
      y={0}
      clothes="red"
      skin="skin-deep"
      looksDown
      far={{ ...far, thumb: 'left', hand: 'none', bend: 8 }}
      near={{ ...near, thumb: 'left', hand: 'grips', bend: 8, children: <Note /> }}
    >
      <path d="M64 104Q84 98 104 104V110H64z" className="green-ink" />
    </PersonTurned>
    <path d="M62 104Q84 111 106 104L108.500 124q0 5-5 5H64.500q-5 0-5-5z" className="green" />
    <path
      d="M62.500 110Q84 117 105.500 110"
      className="stroke-on-brand"
      strokeWidth={1.5}
      opacity={0.5}
    />
  </At>
);
