import type { ReactNode } from 'react';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PinReader } from './PinReader.tsx';

interface DockedReaderProps extends Place {
  /** On the display of a reader without a card; by default a card is in its slot and a tick on its display. */
  readonly display?: ReactNode;
  /** It is large enough for digits on its keys. */
  readonly digits?: boolean;
}

/** A reader in the dock of a counter, 212 × 312 around the 160 of the reader. */
export const DockedReader = ({ display, digits, ...place }: DockedReaderProps) => (
  <At {...place}>
    <path d="M-12 190a16 16 0 0116-16H156a16 16 0 0116 16V300H-12z" fill="url(#sheen)" />
    <path d="M-12 240V190a16 16 0 0116-16" className="stroke-brand-lift" strokeWidth={3} />
    <PinReader x={0} y={0} small={!digits}>
      {display ?? <Tick x={64} y={24} size={42} />}
    </PinReader>
    {!display && <CardInSlot />}
    <rect x={-26} y={286} width={212} height={26} rx={10} className="deep" />
    <path d="M-14 289H174" className="stroke-brand-lift" strokeWidth={3} />
  </At>
);

const CardInSlot = () => (
  <>
    <path d="M36 232H124V292H36z" className="marigold" />
    <path d="M36 232H124V239H36z" className="shade" />
    <rect x={46} y={245} width={24} height={18} rx={4} className="moon" />
    <path
      d="M46 251h8m8 0h8M46 257h8m8 0h8M54 245v18m8-18v18"
      className="stroke-deep"
      strokeWidth={1.5}
      opacity={0.6}
    />
    <path d="M36 270H124V281H36z" className="deep" />
  </>
);
