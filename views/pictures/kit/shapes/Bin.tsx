import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

/** A bin as one line, 18 × 20 around its middle. */
export const Bin = ({ tone, ...place }: Place & { readonly tone: Colour }) => (
  <At {...place}>
    <path
      d="M-9-6H9M-3.500-6V-10H3.500V-6M-7-6L-6 10H6L7-6M-2-1V5M2-1V5"
      className={`stroke-${tone}`}
      strokeWidth={2}
    />
  </At>
);
