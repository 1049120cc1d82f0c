import type { ReactNode } from 'react';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PinReader } from './PinReader.tsx';

interface DockedReaderProps extends Place {
  /** On the display of a reader that waits for a card; without it a card is in its slot and a tick on its display. */
  readonly waiting?: ReactNode;
}

/** A reader in the dock of a counter, 212 × 312 around the 160 of the reader. */
export const DockedReader = ({ waiting, ...place }: DockedReaderProps) => (
  <At {...place}>
    <path d="M-12 190a16 16 0 0116-16H156a16 16 0 0116 16V300H-12z" fill="url(#sheen)" />
    <path d="M-12 240V190a16 16 0 0116-16" className="stroke-brand-lift" strokeWidth={3} />
    <PinReader x={0} y={0} small>
      {waiting ?? <Tick x={64} y={24} size={42} />}
    </PinReader>
    {!waiting && <CardInSlot />}
    <rect x={-26} y={286} width={212} height={26} rx={10} className="deep" />
    <path d="M-14 289H174" className="stroke-brand-lift" strokeWidth={3} />
  </At>
);

const CardInSlot = () => (
  <>
    <path d="M36 232H124V292H36z" className="marigold" />
    <path d="M36 232H124V239H36z" className="shade" />
    <path d="M54 268H108" className="stroke-deep" strokeWidth={6} strokeDasharray="0 13.500" />
  </>
);
