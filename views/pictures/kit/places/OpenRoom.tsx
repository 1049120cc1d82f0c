import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface OpenRoomProps extends Place {
  readonly wall: Colour;
  /** What stands in it: its floor is at 372, its walls at 12 and 272. */
  readonly children: ReactNode;
}

/** An office on the ground floor whose front is left out, 284 × 380 from the parapet to the plinth. */
export const OpenRoom = ({ wall, children, ...place }: OpenRoomProps) => (
  <At {...place}>
    <path d="M4 20H280V376H4z" className={wall} />
    <path d="M4 318H280V376H4z" className="ground" />
    <path d="M4 318H280" className="stroke-line" strokeWidth={2} />
    {children}
    <path d="M2 24h10v350H2zM272 24h10v350h-10z" className="brand-ink" />
    <rect width={284} height={28} rx={6} className="brand" />
    <path d="M2 9H282" className="stroke-on-brand" strokeWidth={2} opacity={0.3} />
    <rect y={370} width={284} height={10} rx={4} className="brand-ink" />
  </At>
);
