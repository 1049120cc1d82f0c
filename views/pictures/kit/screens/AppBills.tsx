import { Phone } from '../devices/Phone.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const bills = [
  ['drop', '₹312', 'brand-soft', 'brand-ink'],
  ['school', '₹4,500', 'green-soft', 'green-ink'],
  ['cylinder', '₹906', 'red-soft', 'red'],
] as const;

/** A phone, 184 wide, that runs off below 374: three bills that were paid in an app. */
export const AppBills = (place: Place) => (
  <Phone {...place} width={184} height={420} head={98} time="18:10">
    <Label x={20} y={76} size={22} weight={800} tone="on-brand">
      In your app
    </Label>
    {bills.map(([glyph, amount, tone, ink], index) => (
      <At key={glyph} x={12} y={114 + index * 76}>
        <rect width={142} height={64} rx={14} className="surface-2" />
        <circle cx={30} cy={32} r={19} className={tone} />
        <Glyph name={glyph} x={18} y={20} size={24} tone={ink} />
        <Label x={56} y={29} size={20} weight={800}>
          {amount}
        </Label>
        <Tick x={64} y={46} size={16} />
        <Label x={77} y={51.5} size={15} weight={600} tone="green-ink">
          Paid
        </Label>
      </At>
    ))}
  </Phone>
);
