import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { PinReader } from './PinReader.tsx';

interface DockedReaderProps extends Place {
  /** On the display. */
  readonly display: ReactNode;
}

/** A reader in the dock of a counter, 212 × 312 around the 160 of the reader. */
export const DockedReader = ({ display, ...place }: DockedReaderProps) => (
  <At {...place}>
    <path d="M-12 190a16 16 0 0116-16H156a16 16 0 0116 16V300H-12z" fill="url(#sheen)" />
    <path d="M-12 240V190a16 16 0 0116-16" className="stroke-brand-lift" strokeWidth={3} />
    <PinReader x={0} y={0} small>
      {display}
    </PinReader>
    <rect x={-26} y={286} width={212} height={26} rx={10} className="deep" />
    <path d="M-14 289H174" className="stroke-brand-lift" strokeWidth={3} />
  </At>
);
