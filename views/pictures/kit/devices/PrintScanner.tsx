import { Fingerprint } from '../shapes/Fingerprint.tsx';
import { StandShadow } from '../stage/StandShadow.tsx';

/** A scanner with a finger’s print on its glass and a lit strip beside it, 76 × 58. */
export const PrintScanner = () => (
  <>
    <StandShadow width={76} />
    <rect width={76} height={58} rx={12} fill="url(#night)" />
    <rect
      x={0.5}
      y={0.5}
      width={75}
      height={57}
      rx={11.5}
      className="stroke-brand-lift"
      opacity={0.45}
    />
    <rect x={5} y={5} width={54} height={48} rx={8} className="green-soft" />
    <Fingerprint x={15} y={8} size={42} tone="green" />
    <path d="M67.500 22V36" className="stroke-code-number" strokeWidth={3.5} />
  </>
);
