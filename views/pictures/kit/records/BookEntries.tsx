import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

const entries = [
  ['PO-11872', '₹18,500'],
  ['PB-20611', '₹1,499'],
  ['BB-40533', '₹860'],
] as const;

/* The entry that is looked for. */
const found = 1;

const row = 52;

interface BookEntriesProps extends Place {
  readonly title: string;
}

/** Payments in somebody’s books with the one that was looked for, 264 × 208; its middle is at a height of 130. */
export const BookEntries = ({ title, ...place }: BookEntriesProps) => (
  <Panel {...place} width={264} height={208}>
    <path d="M0 52V16A16 16 0 0116 0H248a16 16 0 0116 16V52z" className="brand-soft" />
    <Label x={20} y={33} size={18} weight={700}>
      {title}
    </Label>
    <rect x={1} y={row * (found + 1)} width={262} height={row} className="marigold-soft" />
    {entries.map(([reference, amount], index) => {
      const is = index === found;
      const style = { size: 18, weight: is ? 700 : 500, tone: is ? 'ink' : 'muted' } as const;
      return (
        <g key={reference} transform={`translate(0 ${row * (index + 1)})`}>
          {index > 0 && <path d="M1 0H263" className="stroke-line" />}
          <Label x={20} y={32} {...style}>
            {reference}
          </Label>
          <Label x={244} y={32} {...style} anchor="end">
            {amount}
          </Label>
        </g>
      );
    })}
  </Panel>
);
