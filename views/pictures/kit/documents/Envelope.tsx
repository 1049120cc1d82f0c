import type { ReactNode } from 'react';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface EnvelopeProps extends Place {
  /** On the letter, 256 × 176, 0,0 at its top left; the pocket hides what lies below 120. */
  readonly children: ReactNode;
  /** Several sheets instead of one letter, drawn by its children. */
  readonly holdsPapers?: boolean;
}

/** An open envelope, 304 × 312, with a letter that stands 128 out of it. */
export function Envelope({ children, holdsPapers, ...place }: EnvelopeProps) {
  return (
    <At {...place}>
      <g transform="translate(0 128)">
        <Shadow width={304} height={184} />
        <path d="M0 24L136-92q16-12 32 0L304 24v16H0z" className="brand-lift" />
        <rect width={304} height={184} rx={16} className="brand" />
      </g>
      <g transform="translate(24 0)">
        {!holdsPapers && (
          <>
            <rect width={256} height={236} rx={8} className="letter" />
            <rect x={0.5} y={0.5} width={255} height={235} rx={7.5} className="stroke-line" />
          </>
        )}
        {children}
      </g>
      <g transform="translate(0 128)">
        <path
          d="M0 16l136 84q16 10 32 0L304 16v152a16 16 0 01-16 16H16a16 16 0 01-16-16z"
          fill="url(#sheen)"
        />
        <path
          d="M6 178l122-83M298 178L176 95"
          className="stroke-on-brand"
          strokeWidth={2}
          opacity={0.35}
        />
      </g>
    </At>
  );
}
