import { Fingerprint } from '../shapes/Fingerprint.tsx';
import { StandShadow } from '../stage/StandShadow.tsx';

/** A scanner with a finger’s print on its glass and a lit strip beside it, 92 × 58. */
export const PrintScanner = () => (
  <>
    <StandShadow width={92} />
    <rect width={92} height={58} rx={12} fill="url(#night)" />
    <rect
      x={0.5}
      y={0.5}
      width={91}
      height={57}
      rx={11.5}
      className="stroke-brand-lift"
      opacity={0.45}
    />
    <rect x={5} y={5} width={68} height={48} rx={8} className="green-soft" />
    <Fingerprint x={18} y={8} size={42} tone="green" />
    <path d="M82.500 22V36" className="stroke-code-number" strokeWidth={3.5} />
  </>
);
