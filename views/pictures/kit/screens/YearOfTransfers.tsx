import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';

/** How many cash transfers a sender has in a year, and how many of them this one has made. */
const aYear = 12;
const made = 5;

/* From one mark to the next, and where the first is. */
const step = 9.8;
const first = 145;

/** A strip over the foot of a drawing 400 wide, 44 high: a mark for each cash transfer of the year, filled if it is made. */
export const YearOfTransfers = ({ y }: { readonly y: number }) => (
  <At x={0} y={y}>
    {/* As wide as a page may show, and over the lower edge. */}
    <path d="M-400 0H800V60H-400z" className="brand-soft" />
    <Label x={20} y={28} size={16} weight={700}>
      Cash transfers
    </Label>
    {Array.from({ length: aYear }, (_, index) => first + index * step).map((x, index) => (
      <rect
        key={x}
        x={x}
        y={12}
        width={6}
        height={20}
        rx={3}
        className={index < made ? 'green' : 'surface'}
      />
    ))}
    <Label x={380} y={28} size={16} weight={700} tone="brand-ink" anchor="end">
      {`${aYear - made} left in 2026`}
    </Label>
  </At>
);
