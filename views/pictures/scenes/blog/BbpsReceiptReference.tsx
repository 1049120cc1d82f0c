import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

const middle = { x: 484, weight: 800, anchor: 'middle' } as const;

/** The receipt of a paid bill with its reference under a magnifying glass. */
export function BbpsReceiptReference() {
  return (
    <Cover topic="bills" motif={[367, 112, 240]}>
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
