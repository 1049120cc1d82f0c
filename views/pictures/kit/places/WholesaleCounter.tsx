import { DeskPhone } from '../devices/DeskPhone.tsx';
import { Arm } from '../people/Arm.tsx';
import { PersonBust } from '../people/Person.tsx';
import { At, type Place } from '../stage/At.tsx';

const arm = { clothes: 'green', skin: 'skin-deep' } as const;

/** A wholesaler who takes an order by telephone and writes it into a register, behind a counter 480 wide with its edge at 0. */
export const WholesaleCounter = (place: Place) => (
  <At {...place}>
    <PersonBust
      x={84}
      y={-245}
      scale={1.75}
      hair="short"
      skin={arm.skin}
      clothes={arm.clothes}
      looks="right"
    />
    <path d="M0 0H480V400H0z" fill="url(#sheen)" />
    <path d="M0 0H480V14H0z" className="brand-lift" />
    <path
      d="M28 44H188V132H28zM212 44H372V132H212z"
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.25}
    />
    <DeskPhone x={268} y={-96} scale={0.86} lifted />
    <path
      d="M274-10q-28 8-36-6t6-18-4-22 10-20-2-26"
      className="stroke-brand-lift"
      strokeWidth={5}
    />
    <Register />
    <At x={84} y={-245} scale={3.5}>
      <Arm {...arm} shoulder={[9, 60]} elbow={[2, 68]} wrist={[17, 66]} thumb="left" />
      <path d="M27 61l7-11" className="stroke-marigold" strokeWidth={2} />
      <path
        d="M45.500 17.500q4-2 6 1l1 3-3.500 2 1 11 4 0 0 3.500q-1 3-5 3-4-1-5-11.500-.5-9 1.500-12z"
        className="brand-lift"
      />
      <Arm {...arm} shoulder={[55, 60]} elbow={[66, 62]} wrist={[54, 38]} thumb="left" />
    </At>
  </At>
);

/** Open before the one who writes, seen from the front. */
const Register = () => (
  <g className="sheet">
    <path d="M40-8L62-34H132l4 26z" className="paper" />
    <path d="M136-8L132-34H202l22 26z" className="paper" />
    <path d="M36-8H228v8H36z" className="on-deep-muted" />
    <path
      d="M66-27H124M60-20H126M146-27H196M148-20H202"
      className="stroke-pen"
      strokeWidth={2}
      opacity={0.55}
    />
  </g>
);
