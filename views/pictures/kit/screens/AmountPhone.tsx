import { Phone } from '../devices/Phone.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', '00'];

/** A phone on which the amount of a sale is typed, 200 × 272. */
export const AmountPhone = (place: Place) => (
  <Phone {...place} width={200} height={272} time="">
    <Label x={91} y={78} size={32} weight={800} anchor="middle">
      ₹1,850
    </Label>
    {keys.map((key, index) => (
      <g
        key={key}
        transform={`translate(${16 + (index % 3) * 52} ${92 + Math.floor(index / 3) * 28})`}
      >
        <rect width={46} height={24} rx={8} className="surface-2" />
        <Label x={23} y={17} size={15} weight={700} anchor="middle">
          {key}
        </Label>
      </g>
    ))}
    <rect x={16} y={208} width={150} height={34} rx={17} className="brand" />
    <Label x={91} y={231} size={17} weight={700} tone="on-brand" anchor="middle">
      Charge
    </Label>
  </Phone>
);
