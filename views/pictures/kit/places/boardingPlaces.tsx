import { PersonBust } from '../people/Person.tsx';
import { type ArmPose, PersonActing } from '../people/PersonActing.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { Suitcase } from '../things/Suitcase.tsx';
import { StatusSign } from './BoardingCoach.tsx';
import { CoachWindow } from './CoachWindow.tsx';

interface BoardingPlaceProps {
  /** The middle of it. */
  readonly x: number;
  /** Of its letters. */
  readonly sign?: number;
}

interface WindowPlaceProps extends BoardingPlaceProps {
  readonly width?: number;
}

interface WaitingPlaceProps extends BoardingPlaceProps {
  /** How large he is, and where his feet are. */
  readonly scale: number;
  readonly feet: number;
  /** The left edge of the shut door beside him, and how many leaves it has. */
  readonly door: number;
  readonly leaves: 1 | 2;
}

const top = 80;

/* Of a window with one seat, and with two. */
const wide = { one: 148, two: 212 } as const;

/* Of those who sit. */
const bust = { y: 52, scale: 0.5 } as const;
const bustWidth = 63;

/** Confirmed: one passenger, on a berth. */
export const ConfirmedPlace = ({ x, sign, width = wide.one }: WindowPlaceProps) => (
  <>
    <CoachWindow x={x} y={top} width={width} seats={1} lit>
      <PersonBust {...bust} x={(width - bustWidth) / 2} hair="long" clothes="brand" />
    </CoachWindow>
    <StatusSign x={x} width={sign} tone="green">
      CNF
    </StatusSign>
  </>
);

/** Against cancellation: two passengers share what one berth would take. */
export const SharedPlace = ({ x, sign, width = wide.two }: WindowPlaceProps) => (
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
    <StatusSign x={x} width={sign} tone="marigold">
      RAC
    </StatusSign>
  </>
);

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
  elbow: [83, 99],
  wrist: [88, 123],
  thumb: 'right',
  cuff: 'on-brand',
} as const satisfies ArmPose;

/** A man who looks at his phone, and holds his case; whole figure, 122 × 264. */
const WaitingTraveller = (place: Place) => (
  <PersonActing
    {...place}
    hair="short"
    clothes="red"
    trousers="deep-lift"
    arms={[withPhone, withCase]}
  >
    <Suitcase x={54} y={133} />
    {/* The edge of the forearm, which has the colour of what it lies on. */}
    <path d="M28 111H36" className="stroke-shade" strokeWidth={18} opacity={0.4} />
  </PersonActing>
);

const ShutDoor = ({ door, leaves }: Pick<WaitingPlaceProps, 'door' | 'leaves'>) => (
  <>
    {[0, 1].slice(0, leaves).map((leaf) => (
      <At key={leaf} x={door + leaf * 48} y={62}>
        <path d="M0 0h46v180H0z" className="deep-lift" />
        <path d="M11 18h24v74H11z" className="deep" />
        <path
          d={`M${leaves === 2 && leaf === 0 ? 38 : 8} 112v28`}
          className="stroke-on-deep"
          strokeWidth={4}
        />
      </At>
    ))}
  </>
);

/** On the waiting list: out on the platform with a case, beside a door that is shut. */
export const WaitingPlace = ({ x, sign, scale, feet, ...door }: WaitingPlaceProps) => (
  <>
    <ShutDoor {...door} />
    <ContactShadow x={x + 10 * scale} y={feet - 1} width={130 * scale} />
    <WaitingTraveller x={x - 48 * scale} y={feet - 264 * scale} scale={scale} />
    <StatusSign x={x} width={sign} tone="brand">
      WL
    </StatusSign>
  </>
);

/** Cancelled: the seat is empty again. */
export const GivenBackPlace = ({ x, sign, width = wide.one }: WindowPlaceProps) => (
  <>
    <CoachWindow x={x} y={top} width={width} seats={1}>
      <circle cx={width / 2} cy={61} r={26} className="red" />
      <Glyph name="x" x={width / 2 - 17} y={44} size={34} tone="surface" bold />
    </CoachWindow>
    <StatusSign x={x} width={sign} tone="red">
      CAN
    </StatusSign>
  </>
);
