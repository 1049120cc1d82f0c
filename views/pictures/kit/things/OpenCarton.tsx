import { type ReactNode, useId } from 'react';
import { At, type Place } from '../stage/At.tsx';

interface OpenCartonProps extends Place {
  /** What is taken out of it, seen down to the front edge at 72. */
  readonly children: ReactNode;
}

const sides = 'M0 72L20 50-14 58-34 88zM240 72L220 50 254 58 274 88z';
const flap = 'M0 72H240L232 112H8z';

/** A carton whose flaps are folded out, the far one out of sight, 240 × 180 and 34 wider at both sides; it stands on 180. */
export function OpenCarton({ children, ...place }: OpenCartonProps) {
  const above = useId();
  return (
    <At {...place}>
      <clipPath id={above}>
        <path d="M-200-400H440V80H-200z" />
      </clipPath>
      <path d="M0 72L20 50H220L240 72z" className="skin-deep" />
      <g clipPath={`url(#${above})`}>{children}</g>
      <path d={sides} className="skin" />
      <path d={sides} className="on-brand" opacity={0.42} />
      <path d="M0 72H240V172a8 8 0 01-8 8H8a8 8 0 01-8-8z" className="skin" />
      <path d="M2 82H238L232 121H8z" className="skin-deep" opacity={0.4} />
      <path d={flap} className="skin" />
      <path d={flap} className="on-brand" opacity={0.42} />
      {/* What is left of the tape. */}
      <path d="M100 72h40v34l-5 5-5-5-5 5-5-5-5 5-5-5-5 5-5-5z" className="code-string" />
    </At>
  );
}
