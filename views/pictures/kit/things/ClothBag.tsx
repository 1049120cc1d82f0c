import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface ClothBagProps extends Place {
  readonly tone: Colour;
}

/** A bag for the market that hangs from a hand at 0,0: 54 wide, its foot at 72. */
export const ClothBag = ({ tone, ...place }: ClothBagProps) => (
  <At {...place}>
    <path d="M-12 14C-10-8 10-8 12 14" className="stroke-skin-deep" strokeWidth={3.5} />
    <path d="M-21 12H21L27 67q0 5-5 5H-22q-5 0-5-5z" className={tone} />
    <path d="M-22 22H22" className="stroke-on-brand" strokeWidth={3} opacity={0.5} />
  </At>
);
