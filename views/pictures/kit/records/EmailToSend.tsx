import { Label } from '../shapes/Label.tsx';
import { Pointer } from '../shapes/Pointer.tsx';
import { At } from '../stage/At.tsx';

interface EmailToSendProps {
  /** Of the card that it fills. */
  readonly middle: number;
  /** The middle of the envelope, and of the button. */
  readonly envelope: number;
  readonly button: number;
}

/** What an email shows before it goes: an envelope, and the pointer at its button, below the word. */
export const EmailToSend = ({ middle, envelope, button }: EmailToSendProps) => (
  <>
    <At x={middle} y={envelope}>
      <rect x={-27} y={-20} width={54} height={40} rx={7} className="brand" />
      <path d="M-22-13L0 3 22-13" className="stroke-on-brand" strokeWidth={3} />
    </At>
    <At x={middle} y={button}>
      <rect x={-46} y={-20} width={92} height={40} rx={20} className="green" />
      <Label x={0} y={6.5} size={18} weight={700} tone="surface" anchor="middle">
        Send
      </Label>
      <Pointer x={18} y={11} />
    </At>
  </>
);
