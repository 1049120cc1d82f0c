import type { ReactNode } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { At } from '../stage/At.tsx';
import { Banknotes } from './Banknotes.tsx';

interface ExchangeProps {
  /** Up to 97 × 88. */
  readonly brings: ReactNode;
  /** Cash, if nothing else is told; it ends at 176,96. */
  readonly gets?: ReactNode;
}

/** What a customer brings, and behind an arrow what the customer gets for it, over its lower corner; 176 × 100. */
export const Exchange = ({ brings, gets }: ExchangeProps) => (
  <>
    <At x={0} y={4}>
      {brings}
    </At>
    {gets ?? <Banknotes x={103} y={60} count={2} scale={0.355} />}
    <circle cx={101} cy={48} r={14} className="marigold" />
    <Glyph name="arrow-right" x={91} y={38} size={20} tone="deep" bold />
  </>
);
