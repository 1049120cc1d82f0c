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

/** On the waiting list: outside on the platform, before a closed door. */
export const WaitingPlace = ({ x }: BoardingPlaceProps) => (
  <>
    <path d={`M${x - 56} ${sill}h112v160h-112z`} className="deep-lift" />
    <path
      d={`M${x} ${sill}v160M${x - 56} ${sill}v160M${x + 56} ${sill}v160`}
      className="stroke-brand-lift"
      strokeWidth={3}
      opacity={0.6}
    />
    <path d={`M${x + 60} 244v-26h22v26`} className="stroke-on-deep" strokeWidth={4} />
    <rect x={x + 46} y={240} width={50} height={50} rx={7} className="green" />
    <path d={`M${x + 58} 240v50M${x + 84} 240v50`} className="stroke-deep" opacity={0.4} />
    <PersonStanding
      x={x - 50}
      y={80}
      scale={0.8}
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
