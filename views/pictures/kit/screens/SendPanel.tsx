import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';
import { ReceiverList } from './ReceiverList.tsx';

interface SendPanelProps extends Place {
  /** For a phone: three receivers, without a title and the button. */
  readonly short?: true;
}

/** The web panel from which one template goes to a list, 324 × 392, or 199 when short. */
export const SendPanel = ({ short, ...place }: SendPanelProps) => (
  <Panel {...place} width={324} height={short ? 199 : 392}>
    <path d="M0 34V16A16 16 0 0116 0H308a16 16 0 0116 16V34z" className="surface-2" />
    {[22, 38, 54].map((x) => (
      <circle key={x} cx={x} cy={17} r={4.5} className="faint" />
    ))}
    {short ? (
      <>
        <TurningPill x={312} y={4.5} size={13} anchor="end" was="Sending">
          Sent to 240
        </TurningPill>
        <ReceiverList x={0} y={38} rows={3} />
      </>
    ) : (
      <>
        <Label x={20} y={70} size={21} weight={800}>
          Appointments
        </Label>
        <Label x={304} y={70} size={16} tone="muted" anchor="end">
          240 numbers
        </Label>
        <ReceiverList x={0} y={84} rows={5} />
        <At x={20} y={328}>
          <Arrival was={<SendButton />}>
            <Sent />
          </Arrival>
        </At>
      </>
    )}
  </Panel>
);

const SendButton = () => (
  <>
    <rect width={284} height={46} rx={12} className="brand" />
    <Glyph name="send" x={78} y={12} size={22} tone="on-brand" bold />
    <Label x={110} y={30} size={19} weight={700} tone="on-brand">
      Send to 240
    </Label>
  </>
);

const Sent = () => (
  <>
    <rect width={284} height={46} rx={12} className="green-soft" />
    <Tick x={92} y={23} size={26} />
    <Label x={116} y={30} size={19} weight={700} tone="green-ink">
      Sent to 240
    </Label>
  </>
);
