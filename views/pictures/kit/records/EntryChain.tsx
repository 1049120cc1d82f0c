import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ChainLink } from './ChainLink.tsx';

/** One member's copy of a chain, 152 × 40: what is earlier, and the entry that all members share. */
export const EntryChain = (place: Place) => (
  <At {...place}>
    <rect width={28} height={40} rx={7} className="brand-soft" />
    <SharedEntry x={40} y={0} />
    <g transform="translate(34 20) scale(0.5)">
      <ChainLink />
    </g>
  </At>
);

/** That entry, 112 × 40. */
export const SharedEntry = (place: Place) => (
  <At {...place}>
    <rect width={112} height={40} rx={7} className="surface" />
    <Label x={59} y={25.5} size={15} weight={700} anchor="middle">
      100 cartons
    </Label>
  </At>
);
