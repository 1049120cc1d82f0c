import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface ReceiverScreenProps extends Place {
  /** Where and how she receives it, or how much is sent. */
  readonly note: string;
}

/** To whom a transfer goes, on a screen 200 × 106 that stands on 142. */
export const ReceiverScreen = ({ note, ...place }: ReceiverScreenProps) => (
  <At {...place}>
    <path d="M84 102h32v30h20a6 6 0 016 6v4H58v-4a6 6 0 016-6h20z" className="deep-lift" />
    <path d="M84 106h32v8H84z" className="shade" />
    <rect width={200} height={106} rx={10} className="deep" />
    <rect x={6} y={6} width={188} height={94} rx={5} className="letter" />
    <Label x={18} y={31} size={18} tone="muted">
      Receiver
    </Label>
    <Label x={18} y={59} size={25} weight={800}>
      Sunita Thapa
    </Label>
    <Label x={18} y={86} size={18} weight={600} tone="brand-ink">
      {note}
    </Label>
  </At>
);
