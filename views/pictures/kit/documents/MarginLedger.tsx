import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/* The shares of 3% of ₹200 in proportion 3 : 1 : 2, as in the example of the page. */
const entries = [
  ['Shop', '₹3'],
  ['Distributor', '₹1'],
  ['You', '₹2'],
] as const;

/** A ledger in red cloth that stands on a desk, 196 × 180: the margin of one recharge, and who is booked which share of it. */
export const MarginLedger = (place: Place) => (
  <At {...place}>
    <Shadow width={196} height={180} />
    <g className="sheet">
      <rect width={196} height={180} rx={9} className="red" />
      <path d="M5 16V166" className="stroke-on-brand" strokeDasharray="7 9" opacity={0.7} />
      {/* Of the pages below one sees the edges. */}
      <path d="M10 8H190V174H10z" className="faint" />
      <path d="M10 7H188V171H10z" className="line" />
      <path d="M10 6H186V167H10z" className="paper" />
      <Entry y={35} weight={800} name="Margin" amount="₹6" />
      <path d="M10 47.500H186M10 51.500H186" className="stroke-red" opacity={0.6} />
      {entries.map(([name, amount], index) => (
        <g key={name} transform={`translate(0 ${52 + index * 38})`}>
          {index > 0 && <path d="M10 .500H186" className="stroke-faint" opacity={0.6} />}
          <Entry y={26} weight={500} name={name} amount={amount} />
        </g>
      ))}
    </g>
    {/* The ribbon that marks the page. */}
    <path d="M34 167H46V196L40 190 34 196z" className="marigold" />
  </At>
);

interface EntryProps {
  /** The baseline. */
  readonly y: number;
  readonly weight: 500 | 800;
  readonly name: string;
  readonly amount: string;
}

const Entry = ({ y, weight, name, amount }: EntryProps) => (
  <>
    <Label x={18} y={y} size={20.5} weight={weight}>
      {name}
    </Label>
    <Label x={179} y={y} size={20.5} weight={weight === 500 ? 700 : 800} anchor="end">
      {amount}
    </Label>
  </>
);
