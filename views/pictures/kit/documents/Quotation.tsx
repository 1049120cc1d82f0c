import { rupees } from '#content/rupees.ts';
import { quotedChange, quotedPrice, quotedStages } from '../money/quotedStages.ts';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';

const lines = [
  ...quotedStages.map(({ title, due, amount }) => ({ title, note: `by ${due}`, amount })),
  { ...quotedChange, note: 'Change, priced first' },
];

const first = 86;
const pitch = 74;
const strong = { weight: 700, size: 19.5 } as const;

/** An example of a quotation, with a change and a total, signed at its foot, 400 × 528. */
export const Quotation = (place: Place) => (
  <PaperDocument {...place} width={400} height={528}>
    <Label x={28} y={54} size={26} weight={800}>
      Quotation
    </Label>
    <Pill x={178} y={28} size={18} tone="brand">
      Example
    </Pill>
    <path d={`M12 ${first + 3 * pitch}H388v${pitch}H12z`} className="marigold" opacity={0.16} />
    {lines.map(({ title, note, amount }, index) => (
      <At key={title} x={28} y={first + index * pitch}>
        <path d="M0 0H344" className="stroke-line" />
        <Label x={0} y={33} {...strong}>
          {title}
        </Label>
        <Label x={0} y={58} size={17} tone="muted">
          {note}
        </Label>
        <Label x={344} y={33} {...strong} anchor="end" tabular>
          {rupees(amount)}
        </Label>
      </At>
    ))}
    <Foot />
  </PaperDocument>
);

const Foot = () => (
  <>
    <path d="M28 382H372" className="stroke-ink" strokeWidth={2} />
    <Label x={28} y={418} size={20} weight={800}>
      Total without GST
    </Label>
    <Label x={372} y={418} size={24} weight={800} anchor="end" tabular>
      {rupees(quotedPrice + quotedChange.amount)}
    </Label>
    <Label x={28} y={490} size={17} tone="muted">
      Signed, 1 Dec
    </Label>
    <path d="M196 496H372" className="stroke-faint" strokeWidth={2} />
    <Signature x={220} y={452} scale={0.95} />
  </>
);
