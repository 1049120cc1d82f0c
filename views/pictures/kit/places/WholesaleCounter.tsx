import { DeskPhone } from '../devices/DeskPhone.tsx';
import { LyingArm, ProppedArm } from '../people/armsAtDesk.tsx';
import { foldOf } from '../people/Fingers.tsx';
import { PersonHead } from '../people/PersonHead.tsx';
import { At, type Place } from '../stage/At.tsx';

const arm = { clothes: 'green', skin: 'skin-deep', hem: 'on-brand' } as const;

/* From the lower end of the handset to the side of the telephone. */
const cord = 'M222-84C214-52 226-30 250-24S284-12 300-16';

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
    <DeskPhone x={286} y={-83} scale={0.74} lifted />
    <Register />
    <At x={60} y={-245} scale={1.75}>
      <LyingArm {...arm}>
        <path d="M9 3L14-14" className="stroke-marigold" strokeWidth={2.4} />
      </LyingArm>
      <At x={5} y={0}>
        <ProppedArm {...arm}>
          <path d="M114 120Q108 104 100 91H119.500Q124 102 131 116z" className={arm.skin} />
        </ProppedArm>
      </At>
      <At x={0} y={0} scale={2}>
        <HandsetInHand />
      </At>
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
