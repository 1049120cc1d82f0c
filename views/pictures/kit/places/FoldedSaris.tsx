import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

/** Of one layer. */
const high = 14;

interface FoldedSarisProps extends Place {
  /** From the lowest up: its colour and that of its border. */
  readonly layers: readonly (readonly [tone: Colour, zari: Colour])[];
}

/** Flat, square-folded saris on each other, 44 wide, with their borders along the front; y is what they lie on. */
export const FoldedSaris = ({ layers, ...place }: FoldedSarisProps) => (
  <At {...place}>
    {layers.map(([tone, zari], index) => {
      const y = -high * (index + 1);
      return (
        <g key={tone}>
          <rect y={y} width={44} height={high - 1} rx={2} className={tone} />
          <path d={`M0 ${y + 8}H44V${y + 11}H0z`} className={zari} />
        </g>
      );
    })}
  </At>
);
