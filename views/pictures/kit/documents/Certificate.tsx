import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

interface CertificateProps extends Place {
  readonly fingerprint: string;
}

/** A certificate with its seal and the fingerprint of its file, 336 × 232. */
export function Certificate({ fingerprint, ...place }: CertificateProps) {
  return (
    <PaperDocument {...place} width={336} height={232}>
      <Label x={28} y={52} size={26} weight={800}>
        Certificate
      </Label>
      <Label x={28} y={80} size={16} tone="muted">
        Course in accounts
      </Label>
      <Label x={28} y={112} size={22} weight={700}>
        Riya Das
      </Label>
      <path d="M28 136.5H240" className="stroke-line" />
      <Label x={28} y={166} size={15} tone="muted">
        Fingerprint
      </Label>
      <rect x={28} y={176} width={96} height={26} rx={8} className="green-soft" />
      <Label x={76} y={194} size={15} tone="green-ink" anchor="middle" mono>
        {fingerprint}
      </Label>
      <path d="M266 112l-8 36 20-10 20 10-8-36z" className="brand" />
      <circle cx={278} cy={96} r={28} className="marigold" />
      <circle cx={278} cy={96} r={19} className="stroke-surface" strokeWidth={2} opacity={0.8} />
    </PaperDocument>
  );
}
