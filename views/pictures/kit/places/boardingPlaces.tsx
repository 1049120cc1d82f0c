import { PersonBust } from '../people/Person.tsx';
import { type ArmPose, PersonActing } from '../people/PersonActing.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import type { Place } from '../stage/At.tsx';
import { StatusSign } from './BoardingCoach.tsx';
import { CoachWindow } from './CoachWindow.tsx';

interface BoardingPlaceProps {
  /** The middle of it. */
  readonly x: number;
}

interface WindowPlaceProps extends BoardingPlaceProps {
  readonly width?: number;
}

interface WaitingPlaceProps extends BoardingPlaceProps {
  /** The middle of the shut door; without it the door is beside him. */
  readonly door?: number;
}

const top = 80;

/* Of a window with one seat, and with two. */
const wide = { one: 148, two: 212 } as const;

/* Who sits, and who waits on the platform: his head is no smaller, because he is nearer; his feet are out of the picture. */
const bust = { y: 34, scale: 0.63 } as const;
const bustWidth = 79;
const body = 1.26;

/** Confirmed: one passenger, on a berth. */
export const ConfirmedPlace = ({ x, width = wide.one }: WindowPlaceProps) => (
  <>
    <CoachWindow x={x} y={top} width={width} seats={1} lit>
      <PersonBust {...bust} x={(width - bustWidth) / 2} hair="long" clothes="brand" />
    </CoachWindow>
    <StatusSign x={x} tone="green">
      CNF
    </StatusSign>
  </>
);

/** Against cancellation: two passengers share what one berth would take. */
export const SharedPlace = ({ x, width = wide.two }: WindowPlaceProps) => (
  <>
    <CoachWindow x={x} y={top} width={width} seats={2} lit>
      <PersonBust {...bust} x={width / 4 + 2 - bustWidth / 2} hair="bun" clothes="green" />
      <PersonBust
        {...bust}
        x={(width * 3) / 4 - 2 - bustWidth / 2}
        hair="short"
        skin="skin-deep"
        clothes="brand"
      />
    </CoachWindow>
    <StatusSign x={x} tone="marigold">
      RAC
    </StatusSign>
  </>
);

/* Half of the door. */
const leaf = 'h44v172h-44z';

/* Both hands are led to by a cuff. */
const withPhone = {
  shoulder: [25, 70],
  elbow: [10, 106],
  wrist: [37, 107],
  thumb: 'left',
  cuff: 'on-brand',
  children: <path d="M41 87q0-4 4-5l10-1q4 0 5 4l3 25q0 4-4 5l-10 1q-4 0-5-4z" className="deep" />,
} as const satisfies ArmPose;

const withCase = {
  shoulder: [71, 70],
  elbow: [91, 97],
  wrist: [97, 122],
  thumb: 'right',
  cuff: 'on-brand',
} as const satisfies ArmPose;

/** His case, before his leg; the hand holds its handle. */
const Suitcase = () => (
  <>
    <path d="M84 152V132H114V152" className="stroke-on-deep" strokeWidth={4} />
    <rect x={62} y={150} width={74} height={114} rx={10} className="green" />
    <path d="M80 150v114M118 150v114" className="stroke-deep" strokeWidth={2} opacity={0.4} />
  </>
);

/** A man who looks at his phone, and holds his case; whole figure, 136 × 264. */
const WaitingTraveller = (place: Place) => (
  <PersonActing
    {...place}
    hair="short"
    clothes="red"
    trousers="deep-lift"
    arms={[withPhone, withCase]}
  >
    <Suitcase />
    {/* The edge of the forearm, which has the colour of what it lies on. */}
    <path d="M28 111H36" className="stroke-shade" strokeWidth={18} opacity={0.4} />
  </PersonActing>
);

const ShutDoor = ({ x }: BoardingPlaceProps) => (
  <>
    <path d={`M${x - 46} 70${leaf}M${x + 2} 70${leaf}`} className="deep-lift" />
    <path d={`M${x - 36} 86h24v70h-24zM${x + 12} 86h24v70h-24z`} className="deep" />
    <path d={`M${x - 8} 178v26M${x + 8} 178v26`} className="stroke-on-deep" strokeWidth={4} />
  </>
);

/** On the waiting list: out on the platform with a case, beside a door that is shut. */
export const WaitingPlace = ({ x, door = x - 82 }: WaitingPlaceProps) => (
  <>
    <ShutDoor x={door} />
    <WaitingTraveller x={x - 48 * body} y={70} scale={body} />
    <StatusSign x={x} tone="brand">
      WL
    </StatusSign>
  </>
);

/** Cancelled: the seat is empty again. */
export const GivenBackPlace = ({ x, width = wide.one }: WindowPlaceProps) => (
  <>
    <CoachWindow x={x} y={top} width={width} seats={1}>
      <circle cx={width / 2} cy={61} r={30} className="red" />
      <Glyph name="x" x={width / 2 - 19} y={42} size={38} tone="surface" bold />
    </CoachWindow>
    <StatusSign x={x} tone="red">
      CAN
    </StatusSign>
  </>
);
