import { DeskPhone } from '../devices/DeskPhone.tsx';
import { LyingArm, ProppedArm } from '../people/armsAtDesk.tsx';
import { foldOf } from '../people/Fingers.tsx';
import { PersonHead } from '../people/PersonHead.tsx';
import { At, type Place } from '../stage/At.tsx';

const arm = { clothes: 'green', skin: 'skin-deep', hem: 'on-brand' } as const;

/* From the lower end of the handset behind the arm to the side of the telephone. */
const cord = 'M219-83C214-50 240-36 268-44S296-56 304-44 314-32 326-36';

/** A wholesaler who takes an order by telephone and writes it into a register, 400 wide, behind a counter with its front below 12; it is as wide as any picture. */
export const WholesaleCounter = (place: Place) => (
  <At {...place}>
    <At x={60} y={-245} scale={1.75}>
      <path d="M0 140c0-34 22-48 48-52h30c26 4 48 18 48 52z" className={arm.clothes} />
      <PersonHead skin={arm.skin} looks="right" />
      {/* The handset covers the other end of the collar. */}
      <path d="M46 86l17 20 12-13 5 7-14 18h-6L40 90z" className="on-brand" />
    </At>
    <path d="M-400 10H800V400H-400z" fill="url(#sheen)" />
    <path d="M-400-20H800V12H-400z" className="brand-lift" />
    <DeskPhone x={302} y={-83} scale={0.74} lifted />
    <Register />
    <At x={60} y={-245} scale={1.75}>
      <LyingArm {...arm}>
        <path d="M9 3L14-14" className="stroke-marigold" strokeWidth={2.4} />
      </LyingArm>
      <At x={5} y={0}>
        <ProppedArm {...arm}>
          <Cord />
          <path d="M114 120Q110 106 101.500 90H119.500Q124 102 131 116z" className={arm.skin} />
        </ProppedArm>
      </At>
      <At x={0} y={0} scale={2}>
        <HandsetInHand />
      </At>
    </At>
  </At>
);

/* Over the upper arm, and behind the lower one. */
const Cord = () => (
  <At x={-39.3} y={140} scale={0.571}>
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

/** The handset of a telephone along the jaw from ear to mouth, in a hand whose fingers close over the grip. */
const HandsetInHand = () => (
  <>
    <path
      d="M53.300 45.500L52 31Q53.500 27 58 28 62.500 30 62.500 36L62.300 45.500z"
      className={arm.skin}
    />
    <path
      d="M48.500 25.500Q55 35.500 45.800 44.800"
      className="stroke-deep-lift"
      strokeWidth={5.4}
    />
    <path d="M48.600 25.300L47 27.300" className="stroke-deep-lift" strokeWidth={7.6} />
    <path d="M45.500 44.600L42.800 42.500" className="stroke-deep-lift" strokeWidth={7} />
    <path
      d="M57 30.500Q53 29.200 50.300 30.600M58 33.700Q53.500 32.600 50.300 34M58 36.900Q53.500 36.200 49.800 37.500M57.500 40Q53 39.600 49 40.700"
      className={`stroke-${arm.skin}`}
      strokeWidth={3.4}
    />
    <path
      d="M50.500 32.300Q53.500 31 57.500 32.200M50.300 35.700Q53.500 34.500 58 35.400M49.800 39.100Q53 38 57.500 38.600"
      {...foldOf(arm.skin)}
      strokeWidth={0.7}
    />
  </>
);

/** Open under the hand that writes, flat on the counter. */
const Register = () => (
  <g className="sheet">
    <path d="M92 6H276v5H92z" className="on-deep-muted" />
    <path d="M104-15H266L276 7H92z" className="paper" />
    <path d="M178-15L180 7" className="stroke-on-deep-muted" strokeWidth={2} />
    <path
      d="M190-9H256M190-2H260M190 4H262"
      className="stroke-pen"
      strokeWidth={2}
      opacity={0.45}
    />
  </g>
);
