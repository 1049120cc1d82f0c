import { DeskPhone } from '../devices/DeskPhone.tsx';
import { LyingArm, ProppedArm } from '../people/armsAtDesk.tsx';
import { foldOf } from '../people/Fingers.tsx';
import { PersonHead } from '../people/PersonHead.tsx';
import { At, type Place } from '../stage/At.tsx';

const arm = { clothes: 'green', skin: 'skin-deep', hem: 'on-brand' } as const;

/* From the lower end of the handset to the side of the telephone. */
const cord = 'M219-83C211-52 224-30 248-24S284-12 300-16';

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

/** The handset of a telephone along the jaw from ear to mouth; the fingers are behind it, and the thumb is on the near side. */
const HandsetInHand = () => (
  <>
    <path
      d="M52.500 46L50.500 36 52 28Q54 24.500 57.500 26 61.300 27.500 61.800 33L62.300 46z"
      className={arm.skin}
    />
    <path
      d="M57 26.800Q59.700 28.300 60.200 31.500M55.800 30Q58.500 31.300 59.300 34.500"
      {...foldOf(arm.skin)}
      strokeWidth={0.7}
    />
    <path
      d="M48.500 25.500Q55 35.500 45.800 44.800"
      className="stroke-deep-lift"
      strokeWidth={5.4}
    />
    <path d="M48.600 25.300L47 27.300" className="stroke-deep-lift" strokeWidth={7.6} />
    <path d="M45.500 44.600L42.800 42.500" className="stroke-deep-lift" strokeWidth={7} />
    <path
      d="M50.700 26Q56.700 35.500 48.500 44.300"
      className="stroke-brand-lift"
      strokeWidth={0.9}
    />
    <path
      d="M57 45Q55.500 39.500 50.800 34.500"
      className={`stroke-${arm.skin}`}
      strokeWidth={4.4}
    />
    <path d="M52.300 33.300Q56.300 37 58.600 41" {...foldOf(arm.skin)} strokeWidth={0.7} />
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
