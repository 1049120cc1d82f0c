import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';

const stages = ['Study', 'Scope', 'Orders', 'Invoices', 'Go-live'] as const;

/** A quotation with a place for the price and the date of each stage, signed at its foot, 400 × 436. */
export const Quotation = (place: Place) => (
  <PaperDocument {...place} width={400} height={436}>
    <Label x={28} y={52} size={25} weight={800}>
      Quotation
    </Label>
    {(['Price', 'Date'] as const).map((name, index) => (
      <Label key={name} x={206 + index * 100} y={90} size={16} tone="muted">
        {name}
      </Label>
    ))}
    {stages.map((stage, index) => (
      <g key={stage} transform={`translate(0 ${100 + index * 48})`}>
        <path d="M28 .500H372" className="stroke-line" />
        <circle cx={42} cy={24} r={14} className="brand" />
        <Label x={42} y={30} size={16} weight={700} tone="on-brand" anchor="middle">
          {String(index + 1)}
        </Label>
        <Label x={68} y={31} size={19} weight={600}>
          {stage}
        </Label>
        <rect x={204} y={8} width={84} height={32} rx={6} className="brand-soft" />
        <Label x={214} y={31} size={18} weight={700} tone="brand-ink">
          ₹
        </Label>
        <path d="M232 32h46M316 32h46" className="stroke-faint" strokeWidth={2} />
        <rect x={304} y={8} width={68} height={32} rx={6} className="stroke-line" strokeWidth={2} />
      </g>
    ))}
    <path d="M28 340.500H372" className="stroke-line" />
    <Label x={28} y={394} size={17} tone="muted">
      Signed by you
    </Label>
    <path d="M196 402H372" className="stroke-faint" strokeWidth={2} />
    <Signature x={214} y={360} scale={0.95} />
  </PaperDocument>
);
