import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/* 3% of ₹349, and its shares in proportion 3 : 1 : 2, as in the example of the page. */
const entries = [
  ['Margin', '₹10.47'],
  ['Shop', '₹5.24'],
  ['Distributor', '₹1.74'],
  ['You', '₹3.49'],
] as const;

/** A ledger in red cloth that stands on a desk, 214 × 180: one recharge, its margin, and who is booked which share of it. */
export const MarginLedger = (place: Place) => (
  <At {...place}>
    <Shadow width={214} height={180} />
    <g className="sheet">
      <rect width={214} height={180} rx={9} className="red" />
      <path d="M9 0H11V180H9a9 9 0 01-9-9V9A9 9 0 019 0z" className="deep" opacity={0.3} />
      <path d="M5.500 16V166" className="stroke-on-brand" strokeDasharray="7 9" opacity={0.7} />
      {/* Of the pages below one sees the edges. */}
      <path d="M12 8H208V174H12z" className="faint" />
      <path d="M12 7H206V171H12z" className="line" />
      <path d="M12 6H204V167H12z" className="paper" />
      <Label x={22} y={33} size={19} weight={600}>
        Recharge
      </Label>
      <Label x={194} y={33} size={20} weight={800} anchor="end">
        ₹349
      </Label>
      <path d="M12 44.500H204M12 48.500H204" className="stroke-red" opacity={0.6} />
      {entries.map(([name, amount], index) => (
        <g key={name} transform={`translate(0 ${48 + index * 30})`}>
          {index > 0 && <path d="M12 .500H204" className="stroke-faint" opacity={0.6} />}
          <Label x={22} y={22} size={18} weight={index ? 500 : 700}>
            {name}
          </Label>
          <Label x={194} y={22} size={18} weight={700} anchor="end">
            {amount}
          </Label>
        </g>
      ))}
    </g>
    {/* The ribbon that marks the page. */}
    <path d="M34 167H46V196L40 190 34 196z" className="marigold" />
  </At>
);
