import { PersonBust, PersonStanding } from '../people/Person.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { StatusSign } from './BoardingCoach.tsx';
import { CoachWindow } from './CoachWindow.tsx';

interface BoardingPlaceProps {
  /** The middle of it. */
  readonly x: number;
}

const sill = 90;

/** Confirmed: one passenger, and room to lie down. */
export const ConfirmedPlace = ({ x }: BoardingPlaceProps) => (
  <>
    <CoachWindow x={x} y={sill} lit>
      <PersonBust x={4} y={12} scale={0.75} hair="long" clothes="brand" />
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
      <PersonBust x={4} y={12} scale={0.75} hair="bun" clothes="green" />
      <PersonBust x={94} y={12} scale={0.75} hair="turban" clothes="brand" />
    </CoachWindow>
    <StatusSign x={x} tone="marigold">
      RAC
    </StatusSign>
  </>
);

/* Half of the door, from its middle. */
const leaf = 'h44v144h-44z';

/** On the waiting list: out on the platform with a case, beside a door that is shut. */
export const WaitingPlace = ({ x }: BoardingPlaceProps) => (
  <>
    <path
      d={`M${x + 12} ${sill + 4}${leaf}M${x + 60} ${sill + 4}${leaf}`}
      className="deep-lift"
      opacity={0.55}
    />
    <path d={`M${x + 22} 112h24v52h-24zM${x + 70} 112h24v52h-24z`} className="deep" />
    <path d={`M${x + 50} 186v22M${x + 66} 186v22`} className="stroke-on-deep" strokeWidth={4} />
    <path d={`M${x - 8} 246v-26h22v26`} className="stroke-on-deep" strokeWidth={4} />
    <rect x={x - 22} y={242} width={50} height={50} rx={7} className="green" />
    <path d={`M${x - 10} 242v50M${x + 16} 242v50`} className="stroke-deep" opacity={0.4} />
    <PersonStanding
      x={x - 104}
      y={92}
      scale={0.76}
      hair="short"
      clothes="red"
      trousers="on-deep-muted"
    />
    <StatusSign x={x} tone="brand">
      WL
    </StatusSign>
  </>
);

/** Cancelled: the seats are empty again. */
export const GivenBackPlace = ({ x }: BoardingPlaceProps) => (
  <>
    <CoachWindow x={x} y={sill}>
      <circle cx={96} cy={54} r={28} className="red" />
      <Glyph name="x" x={78} y={36} size={36} tone="surface" bold />
    </CoachWindow>
    <StatusSign x={x} tone="red">
      CAN
    </StatusSign>
  </>
);
