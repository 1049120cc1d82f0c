import type { ReactNode } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface PocketReaderProps extends Place {
  /** On the display, 128 × 48, 0,0 at its top left. */
  readonly children?: ReactNode;
}

/** A palm-sized reader for cards, 160 × 248: a small display, the mark for a tap, and a slot below. */
export function PocketReader({ children, ...place }: PocketReaderProps) {
  return (
    <At {...place}>
      <Shadow width={160} height={248} radius={28} />
      <rect width={160} height={248} rx={28} fill="url(#night)" />
      <rect x={1} y={1} width={158} height={246} rx={27} className="stroke-rim" strokeWidth={2} />
      <g transform="translate(16 24)">
        <rect width={128} height={48} rx={8} className="surface" />
        {children}
      </g>
      <TapMark />
      <rect x={34} y={230} width={92} height={7} rx={3.5} className="deep-lift" />
    </At>
  );
}

const TapMark = () => (
  <>
    <circle cx={80} cy={148} r={46} className="on-deep" opacity={0.12} />
    <Glyph name="tap" x={53} y={119} size={60} tone="on-deep" />
    {[56, 72, 88, 104].map((x, index) => (
      <circle key={x} cx={x} cy={212} r={4} className={index ? 'deep-lift' : 'code-number'} />
    ))}
  </>
);
