import { RechargedPhone } from '../devices/RechargedPhone.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { foldOf } from './Fingers.tsx';
import { PersonBust } from './Person.tsx';

const sleeves = { clothes: 'deep-lift', skin: 'skin', cuff: 'on-brand' } as const;

/** A keeper behind his counter who holds up a customer’s recharged phone, 266 × 191; draw the counter first, its edge at 140. */
export const KeeperWithPhone = (place: Place) => (
  <At {...place}>
    <PersonBust x={0} y={1} hair="turban" clothes={sleeves.clothes} looks="right" />
    <At x={0} y={0} scale={2}>
      <Arm {...sleeves} shoulder={[8, 62]} elbow={[3, 69]} wrist={[17, 71]} thumb="left" />
      <Arm {...sleeves} shoulder={[54, 61]} elbow={[58, 66]} wrist={[74, 61]} hand="none" />
      <path d="M73.500 56Q78 53.500 83 52.500V70Q78 69.500 74.500 67z" className={sleeves.skin} />
    </At>
    <RechargedPhone x={158} y={0} scale={0.59} />
    <FingersAtEdge />
  </At>
);

/* The palm is behind the phone, and the fingers come round its edge. */
const FingersAtEdge = () => (
  <At x={0} y={0} scale={2}>
    <path
      d="M79 54.800Q82 53.600 85 54M78.500 58.900H86.200M78.500 63H86M79 67.100H84.600"
      className="stroke-skin"
      strokeWidth={4.1}
    />
    <path
      d="M78.500 57H84.800M78.500 61H85.400M79 65H84.600"
      {...foldOf('skin')}
      strokeWidth={0.7}
    />
  </At>
);
