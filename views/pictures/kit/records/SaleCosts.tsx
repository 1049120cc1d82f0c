import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** What came of the advertising: a number and its noun, what one of them cost, and where the noun begins. */
const counts = [
  ['80', 'enquiries', '₹250 an enquiry', 57, 'on-deep'],
  ['10', 'sales', '₹2,000 a sale', 52, 'code-number'],
] as const;

const field = { width: 174, height: 54, rx: 12, className: 'brand', opacity: 0.4 } as const;

/** Enquiries and sales with their costs, our bill on top of these, and what a sale cost in all, 360 × 168. */
export const SaleCosts = (place: Place) => (
  <At {...place}>
    {counts.map(([count, noun, cost, nounAt, tone], index) => (
      <g key={noun} transform={`translate(${index * 186} 0)`}>
        <rect {...field} />
        <Label x={16} y={28} size={27} weight={800} tone={tone}>
          {count}
        </Label>
        <Label x={nounAt} y={28} size={17} weight={700} tone={tone}>
          {noun}
        </Label>
        <Label x={16} y={46} size={15} weight={600} tone="on-deep">
          {cost}
        </Label>
      </g>
    ))}
    <g className="on-deep-muted">
      <rect y={62} width={360} height={38} rx={12} />
    </g>
    <Label x={16} y={88} size={22} weight={800} tone="deep">
      + ₹6,500
    </Label>
    <Label x={124} y={87} size={17} weight={700} tone="deep">
      our bill
    </Label>
    <rect y={108} width={360} height={60} rx={12} className="on-deep" />
    <Label x={16} y={151} size={36} weight={800} tone="deep">
      = ₹2,650
    </Label>
    <Label x={192} y={150} size={20} weight={700} tone="deep">
      a sale in all
    </Label>
  </At>
);
