import type { ReactNode } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { At } from '../stage/At.tsx';
import { Banknotes } from './Banknotes.tsx';

interface ExchangeProps {
  readonly brings: ReactNode;
  /** Cash, if nothing else is told. */
  readonly gets?: ReactNode;
}

/** What a customer brings, at 0,0, and below an arrow what the customer gets for it, at 0,72; both 96 × 64. */
export const Exchange = ({ brings, gets }: ExchangeProps) => (
  <>
    {brings}
    <At x={0} y={72}>
      {gets ?? <Banknotes x={4} y={20} count={3} scale={0.38} />}
    </At>
    <circle cx={48} cy={68} r={13} className="marigold" />
    <Glyph name="arrow-down" x={39} y={59} size={18} tone="deep" bold />
  </>
);
