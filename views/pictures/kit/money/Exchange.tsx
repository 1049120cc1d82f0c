import type { ReactNode } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { At } from '../stage/At.tsx';
import { Banknotes } from './Banknotes.tsx';

interface ExchangeProps {
  readonly brings: ReactNode;
  /** Cash, if nothing else is told. */
  readonly gets?: ReactNode;
}

/** What a customer brings, at 0,0, and behind an arrow what the customer gets for it, over its lower corner; 120 × 76 and 96 × 72. */
export const Exchange = ({ brings, gets }: ExchangeProps) => (
  <>
    {brings}
    <At x={78} y={28}>
      {gets ?? <Banknotes x={-6} y={17} count={3} scale={0.5} />}
    </At>
    <circle cx={68} cy={54} r={15} className="marigold" />
    <Glyph name="arrow-right" x={57} y={43} size={22} tone="deep" bold />
  </>
);
