import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

const middle = { x: 484, weight: 800, anchor: 'middle' } as const;

/** The receipt of a paid bill with its reference under a magnifying glass. */
export function BbpsReceiptReference() {
  return (
    <Cover topic="bills" motif={<ReferenceFound />}>
      <Receipt
        x={28}
        y={32}
        turn={-3}
        scale={1.5}
        width={232}
        title="₹1,840 paid"
        note="Electricity bill"
        lines={[['Consumer', '3041 98…']]}
        total={['Ref.', 'BB01 6…']}
      />
      <circle cx={484} cy={256} r={106} className="shade" filter="url(#soft)" />
      <path d="M564 314L632 382" className="stroke-deep-lift" strokeWidth={36} />
      <path d="M592 342L632 382" className="stroke-brand-lift" strokeWidth={16} />
      <circle cx={484} cy={234} r={106} className="surface" />
      <circle cx={484} cy={234} r={106} className="stroke-brand" strokeWidth={14} />
      <path d="M404 196a90 90 0 0146-42" className="stroke-brand-soft" strokeWidth={8} />
      <Label {...middle} y={180} size={22} weight={600} tone="muted">
        Reference
      </Label>
      {['BB01 6318', 'AAFK 0077', '1934'].map((group, line) => (
        <Label key={group} {...middle} y={220 + line * 38} size={30} tone="brand-ink">
          {group}
        </Label>
      ))}
    </Cover>
  );
}

const teeth = 'l-7 -8l-7 8'.repeat(8);

/* For small cards: a glass over the reference of a receipt. */
const ReferenceFound = () => (
  <>
    <g className="sheet">
      <path d={`M22 24a8 8 0 018-8H126a8 8 0 018 8V152${teeth}z`} className="paper" />
      <path d="M42 42h48M42 64h72M42 86h30" className="stroke-line" strokeWidth={9} />
    </g>
    <path d="M134 132L158 156" className="stroke-deep-lift" strokeWidth={16} />
    <circle cx={104} cy={102} r={40} className="surface" />
    <circle cx={104} cy={102} r={40} className="stroke-brand" strokeWidth={9} />
    <Label x={104} y={112} size={29} weight={800} tone="brand-ink" anchor="middle">
      Ref.
    </Label>
  </>
);
