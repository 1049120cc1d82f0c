import { Phone } from '../devices/Phone.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';

/** The phone of who delivers it, with its camera, 136 wide. */
export const DeliveryApp = (place: Place) => (
  <Phone {...place} width={136} height={232} head={76} time="">
    <Label x={14} y={64} size={18} weight={700} tone="on-brand">
      Deliver
    </Label>
    <Label x={14} y={102} size={16} weight={600}>
      SO-1182
    </Label>
    <Label x={14} y={124} tone="muted" size={16}>
      Asansol
    </Label>
    <rect x={14} y={138} width={90} height={64} rx={10} className="marigold-soft" />
    <path
      d="M38 160h10l4-7h14l4 7h10a4 4 0 014 4v20a4 4 0 01-4 4H38a4 4 0 01-4-4v-20a4 4 0 014-4z"
      className="stroke-marigold-ink"
      strokeWidth={2.5}
    />
    <circle cx={59} cy={173} r={8} className="stroke-marigold-ink" strokeWidth={2.5} />
  </Phone>
);
