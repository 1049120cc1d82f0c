import { type ReactNode, useId } from 'react';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface EnvelopeProps extends Place {
  /** The papers in it, 256 × 176, 0,0 at their top left; the pocket hides what lies below 120. */
  readonly children: ReactNode;
}

/** An open envelope, 304 × 312, with papers that stand 128 out of it. */
export function Envelope({ children, ...place }: EnvelopeProps) {
  const shaded = useId();
  return (
    <At {...place}>
      <g transform="translate(0 128)">
        <Shadow width={304} height={184} />
        <path d="M0 24L136-92q16-12 32 0L304 24v16H0z" className="brand-lift" />
        <rect width={304} height={184} rx={16} className="brand" />
        <rect width={304} height={184} rx={16} className="deep" opacity={0.35} />
      </g>
      <g transform="translate(24 0)">{children}</g>
      <g transform="translate(0 128)">
        <clipPath id={shaded}>
          <path d="M24-128H280V184H24z" />
        </clipPath>
        <path
          d="M0 6L152 80L304 6V90L152 150L0 90z"
          className="brand"
          opacity={0.2}
          clipPath={`url(#${shaded})`}
        />
        {sideFlaps.map((flap) => (
          <path key={flap} d={flap} className="brand-lift" />
        ))}
        <path d={frontFlap} className="brand" />
      </g>
    </At>
  );
}

/* The pocket: two flaps from the sides, and over them the one from below. */
const sideFlaps = [
  'M1 16L152 96L10 182Q1 178 1 168z',
  'M303 16L152 96L294 182Q303 178 303 168z',
] as const;
const frontFlap = 'M8 182L138 82Q152 72 166 82L296 182Q292 184 288 184H16Q12 184 8 182z';
