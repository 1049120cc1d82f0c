import { DeskPhone } from '../devices/DeskPhone.tsx';
import { Arm } from '../people/Arm.tsx';
import { foldOf } from '../people/Fingers.tsx';
import { PersonBust } from '../people/Person.tsx';
import { At, type Place } from '../stage/At.tsx';

const arm = { clothes: 'green', skin: 'skin-deep', cuff: 'green' } as const;

/* From the lower end of the handset to the side of the telephone. */
const cord = 'M222-84C214-52 226-30 250-24S284-12 300-16';

/** A wholesaler who takes an order by telephone and writes it into a register, behind a counter 480 wide with its edge at 0. */
export const WholesaleCounter = (place: Place) => (
  <At {...place}>
    <PersonBust
      x={60}
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
    <DeskPhone x={286} y={-83} scale={0.74} lifted />
    <Register />
    <At x={60} y={-245} scale={3.5}>
      <Arm {...arm} shoulder={[9, 60]} elbow={[2, 68]} wrist={[17, 66]} thumb="left" />
      <path d="M27 61l7-11" className="stroke-marigold" strokeWidth={2} />
      <Arm {...arm} shoulder={[55, 60]} elbow={[62, 66]} wrist={[57.5, 44]} hand="none">
        <HandsetInHand />
      </Arm>
    </At>
    <path d={cord} className="stroke-deep" strokeWidth={3} />
    <path
      d={cord}
      className="stroke-deep"
      strokeWidth={9}
      strokeLinecap="butt"
      strokeDasharray="2.500 3"
    />
  </At>
);

/** The handset of a telephone from ear to mouth, with four fingers round it and the thumb along its back. */
const HandsetInHand = () => (
  <>
    <path
      d="M52.500 46L53 27Q55 23.500 58.500 25 63 28 62.500 38L62.300 46z"
      className={arm.skin}
    />
    <path d="M50 19.500Q56 31 48.500 43.500" className="stroke-deep-lift" strokeWidth={5.2} />
    <path d="M49.500 19.800L47 21.500" className="stroke-deep-lift" strokeWidth={8} />
    <path d="M48.300 43.500L45.600 42" className="stroke-deep-lift" strokeWidth={7.4} />
    <path d="M52.300 19.500Q58 31 51 43" className="stroke-brand-lift" strokeWidth={0.9} />
    <path d="M58 29.500Q56 25 53.800 22.200" className={`stroke-${arm.skin}`} strokeWidth={4} />
    <path
      d="M58 28.500L50.600 28M58 31.900L50.300 31.700M58 35.300L49.800 35.400M57.500 38.600L49.400 38.900"
      className={`stroke-${arm.skin}`}
      strokeWidth={3.4}
    />
    <path
      d="M57 30.100L50.400 29.900M57 33.500L50 33.600M56.500 36.900L49.600 37.200"
      {...foldOf(arm.skin)}
      strokeWidth={0.7}
    />
  </>
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
