import { Fingerprint } from '../shapes/Fingerprint.tsx';
import { At } from '../stage/At.tsx';

interface NumberWithFingerProps {
  /** Where the scanner begins; it is 68 wide. */
  readonly scanner: number;
}

/** A card with a number in three groups, and before it a finger’s print on the glass of a scanner, 88 high. */
export const NumberWithFinger = ({ scanner }: NumberWithFingerProps) => (
  <>
    <rect x={0} y={14} width={94} height={60} rx={6} className="brand-soft" />
    <path d="M9 30H20M9 44H20M9 58H20" className="stroke-brand-ink" strokeWidth={5} />
    <At x={scanner} y={0}>
      <rect width={68} height={88} rx={16} fill="url(#night)" />
      <rect
        x={0.5}
        y={0.5}
        width={67}
        height={87}
        rx={15.5}
        className="stroke-brand-lift"
        opacity={0.45}
      />
      <rect x={6} y={6} width={56} height={71} rx={11} className="green-soft" />
      <Fingerprint x={10} y={11} size={60} tone="green" />
      <path d="M27 82.500H41" className="stroke-code-number" strokeWidth={3} />
    </At>
  </>
);
