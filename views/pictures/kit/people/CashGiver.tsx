import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { HandOverArm } from './HandOver.tsx';
import { PersonHead } from './PersonHead.tsx';

/* To above the knees. */
const shirt =
  'M35 52H61C72 54 79 61 80 72L75 100 77 150 80 184Q50 191 21 184L25 150 25 104 22 84C18 80 15.500 76 16 72 17 61 25 54 35 52z';

/* A picture cuts them. */
const trousers = 'M27 176H75L73 240H53L51 192 49 240H29z';

/** An elderly customer in a long shirt before a counter, who hands something flat over at the left, 96 × 230; draw the fingers (HandOver.tsx) and that thing before him. */
export const CashGiver = (place: Place) => (
  <At {...place}>
    <path d={trousers} className="paper" />
    <path d="M27 187Q50 193 75 187V193Q50 199 27 193z" className="shade" opacity={0.12} />
    <path d={shirt} className="green" />
    <Arm
      clothes="green"
      skin="skin"
      sleeve="long"
      cuff="on-brand"
      shoulder={[71, 68]}
      elbow={[79, 102]}
      wrist={[80, 134]}
      thumb="right"
    />
    <path
      d="M63 72L70.500 104 71.500 132M48 66V104M73 158L74 184"
      className="stroke-shade"
      strokeWidth={2}
      opacity={0.24}
    />
    <At x={16.5} y={4} scale={0.5}>
      <PersonHead hair="short" looks="left" grey />
    </At>
    <path d="M39 50.500L48 62l9-11.500" className="stroke-on-brand" strokeWidth={4} />
    <HandOverArm skin="skin" clothes="green" />
  </At>
);
