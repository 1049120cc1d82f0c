import { PersonBust, PersonStanding } from '../people/Person.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { StatusSign } from './BoardingCoach.tsx';
import { CoachWindow } from './CoachWindow.tsx';

interface BoardingPlaceProps {
  /** The middle of it. */
  readonly x: number;
}

const sill = 88;

/* Who sits, and who waits on the platform: lower than the door, through which he would walk. */
const seat = {
  middle: { x: 67, y: 44, scale: 0.46 },
  left: { x: 17, y: 44, scale: 0.46 },
  right: { x: 109, y: 44, scale: 0.46 },
} as const;
const body = 0.81;

/** Confirmed: one passenger, on a berth. */
export const ConfirmedPlace = ({ x }: BoardingPlaceProps) => (
  <>
    <CoachWindow x={x} y={sill} lit berth>
      <PersonBust {...seat.middle} hair="long" clothes="brand" />
    </CoachWindow>
    <StatusSign x={x} tone="green">
      CNF
    </StatusSign>
  </>
);

/** Against cancellation: two passengers share what one berth would take. */
export const SharedPlace = ({ x }: BoardingPlaceProps) => (
  <>
    <CoachWindow x={x} y={sill} lit>
      <PersonBust {...seat.left} hair="bun" clothes="green" />
      <PersonBust {...seat.right} hair="short" skin="skin-deep" clothes="brand" />
    </CoachWindow>
    <StatusSign x={x} tone="marigold">
      RAC
    </StatusSign>
  </>
);

/* Half of the door, from its middle. */
const leaf = 'h44v172h-44z';

/** On the waiting list: out on the platform with a case, beside a door that is shut. */
export const WaitingPlace = ({ x }: BoardingPlaceProps) => (
  <>
    <path d={`M${x - 128} 70${leaf}M${x - 80} 70${leaf}`} className="deep-lift" />
    <path d={`M${x - 118} 86h24v70h-24zM${x - 70} 86h24v70h-24z`} className="deep" />
    <path d={`M${x - 90} 178v26M${x - 74} 178v26`} className="stroke-on-deep" strokeWidth={4} />
    <path d={`M${x + 58} 238v-30h24v30`} className="stroke-on-deep" strokeWidth={4} />
    <rect x={x + 42} y={232} width={56} height={60} rx={8} className="green" />
    <path d={`M${x + 56} 232v60M${x + 84} 232v60`} className="stroke-deep" opacity={0.4} />
    <PersonStanding
      x={x - 48 * body}
      y={292 - 264 * body}
      scale={body}
      hair="short"
      clothes="red"
      trousers="deep-lift"
    />
    <StatusSign x={x} tone="brand">
      WL
    </StatusSign>
  </>
);

/** Cancelled: the seats are empty again. */
export const GivenBackPlace = ({ x }: BoardingPlaceProps) => (
  <>
    <CoachWindow x={x} y={sill} berth>
      <circle cx={96} cy={54} r={28} className="red" />
      <Glyph name="x" x={78} y={36} size={36} tone="surface" bold />
    </CoachWindow>
    <StatusSign x={x} tone="red">
      CAN
    </StatusSign>
  </>
);
