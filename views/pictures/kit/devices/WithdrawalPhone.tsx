import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';
import { Phone } from './Phone.tsx';

/** A shop’s phone with the amount that was paid out, 224 × 410. */
export const WithdrawalPhone = (place: Place) => (
  <Phone {...place} width={224} height={410} time="">
    <Tick x={103} y={104} size={84} />
    <Label x={103} y={204} size={46} weight={800} anchor="middle">
      ₹1,000
    </Label>
    <Label x={103} y={246} size={28} weight={600} anchor="middle" tone="muted">
      Withdrawal
    </Label>
    <path d="M24 288H182" className="stroke-faint" strokeWidth={2.5} />
    <rect x={24} y={314} width={92} height={13} rx={6.5} className="brand-soft" />
    <rect x={142} y={314} width={40} height={13} rx={6.5} className="brand-soft" />
    <rect x={24} y={346} width={64} height={13} rx={6.5} className="brand-soft" />
    <rect x={150} y={346} width={32} height={13} rx={6.5} className="brand-soft" />
  </Phone>
);
