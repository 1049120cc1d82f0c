import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** What came of the advertising: a number and its noun, what one of them cost, and where the noun begins. */
const counts = [
  ['80', 'enquiries', '₹250 an enquiry', 57, 'on-deep'],
  ['10', 'sales', '₹2,000 a sale', 52, 'code-number'],
] as const;

const field = { width: 174, height: 60, rx: 12, className: 'brand', opacity: 0.4 } as const;

/** Enquiries and sales with their costs, our bill on top of these, and what a sale cost in all, 360 × 184. */
export const SaleCosts = (place: Place) => (
  <At {...place}>
    {counts.map(([count, noun, cost, nounAt, tone], index) => (
      <g key={noun} transform={`translate(${index * 186} 0)`}>
        <rect {...field} />
        <Label x={16} y={31} size={27} weight={800} tone={tone}>
          {count}
        </Label>
        <Label x={nounAt} y={31} size={17} weight={700} tone={tone}>
          {noun}
        </Label>
        <Label x={16} y={50} size={15} weight={600} tone="on-deep">
          {cost}
        </Label>
      </g>
    ))}
    <rect y={72} width={360} height={42} rx={12} className="on-deep-muted" />
    <Label x={16} y={101} size={23} weight={800} tone="deep">
      + ₹650
    </Label>
    <Label x={103} y={100} size={17} weight={700} tone="deep">
      a sale
    </Label>
    <Label x={344} y={99.5} size={17} weight={700} tone="deep" anchor="end">
      Our bill ₹6,500
    </Label>
    <rect y={126} width={360} height={58} rx={12} className="on-deep" />
    <Label x={16} y={168} size={36} weight={800} tone="deep">
      = ₹2,650
    </Label>
    <Label x={192} y={167} size={20} weight={700} tone="deep">
      a sale in all
    </Label>
  </At>
);
