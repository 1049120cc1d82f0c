import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ChainLink } from './ChainLink.tsx';

/** One member's copy of a chain, 152 × 40: what is earlier, and the entry that all members share. */
export const EntryChain = (place: Place) => (
  <At {...place}>
    <rect width={28} height={40} rx={7} className="brand-soft" />
    <rect x={40} width={112} height={40} rx={7} className="surface" />
    <Label x={99} y={25.5} size={15} weight={700} anchor="middle">
      100 cartons
    </Label>
    <g transform="translate(34 20) scale(0.5)">
      <ChainLink />
    </g>
  </At>
);
