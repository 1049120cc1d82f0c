import { Label } from '../shapes/Label.tsx';
import { Pointer } from '../shapes/Pointer.tsx';
import { At } from '../stage/At.tsx';

interface EmailToSendProps {
  /** Of the card that it fills. */
  readonly middle: number;
  /** The base line of the address. */
  readonly to: number;
}

/** What an email to the company shows before it goes: its address, an envelope, and the pointer at its button, below the word. */
export const EmailToSend = ({ middle, to }: EmailToSendProps) => (
  <At x={middle} y={to}>
    <Label x={8} y={0} size={18} weight={700} anchor="middle">
      To: us
    </Label>
    <path
      d="M-17 14H17A6 6 0 0123 20V40A6 6 0 0117 46H-17A6 6 0 01-23 40V20A6 6 0 01-17 14z"
      className="brand"
    />
    <path d="M-19 19L0 33 19 19" className="stroke-on-brand" strokeWidth={3} />
    <rect x={-45} y={58} width={90} height={38} rx={19} className="green" />
    <Label x={0} y={83.5} size={18} weight={700} tone="surface" anchor="middle">
      Send
    </Label>
    <Pointer x={18} y={89} />
  </At>
);
