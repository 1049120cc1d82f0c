import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At } from '../stage/At.tsx';

interface TicketStationProps {
  readonly tone: Colour;
  /** What lies in it, 192 × 192, with 22 of the ground around. */
  readonly children: ReactNode;
}

/** A station of a ticket's way (FourStations.tsx) on its own ground. */
export const TicketStation = ({ tone, children }: TicketStationProps) => (
  <>
    <rect width={236} height={236} className={tone} />
    <At x={22} y={22}>
      {children}
    </At>
  </>
);
