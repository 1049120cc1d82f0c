import { Glyph } from '../shapes/Glyph.tsx';
import { SmallCard } from './SmallCard.tsx';

/** A payment card, and in its lower part the waves of a payment without contact, 92 × 58. */
export const CardToTap = () => (
  <>
    <SmallCard />
    <rect x={7.4} y={35} width={27} height={18} rx={5} className="on-brand" />
    <Glyph name="tap" x={13.4} y={36.5} size={15} tone="deep" bold />
  </>
);
