import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { Phone } from './Phone.tsx';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** A phone, 160 × 350, on which a shop has typed the amount of a bill; let the picture's edge cut it below the keys. */
export const AmountPhone = (place: Place) => (
  <Phone {...place} width={160} height={350} time="">
    <Label x={71} y={72} size={18} tone="muted" anchor="middle">
      Amount
    </Label>
    <Label x={71} y={110} size={31} weight={800} anchor="middle">
      ₹1,850
    </Label>
    <path d="M16 127H126" className="stroke-brand" strokeWidth={3} />
    {keys.map((key, index) => (
      <g
        key={key}
        transform={`translate(${10 + (index % 3) * 42} ${144 + Math.floor(index / 3) * 46})`}
      >
        <rect width={38} height={40} rx={8} className="surface-2" />
        <Label x={19} y={27} size={20} weight={700} anchor="middle">
          {key}
        </Label>
      </g>
    ))}
  </Phone>
);
