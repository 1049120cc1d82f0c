import type { ReactNode } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { At } from '../stage/At.tsx';
import { Banknotes } from './Banknotes.tsx';

interface ExchangeProps {
  readonly brings: ReactNode;
  /** Cash, if nothing else is told. */
  readonly gets?: ReactNode;
}

/** What a customer brings, at 0,0, and behind an arrow what the customer gets for it, further down at the right; both 96 × 64. */
export const Exchange = ({ brings, gets }: ExchangeProps) => (
  <>
    {brings}
    <At x={80} y={34}>
      {gets ?? <Banknotes x={4} y={16} count={3} scale={0.42} />}
    </At>
    <circle cx={92} cy={44} r={14} className="marigold" />
    <Glyph name="arrow-right" x={82} y={34} size={20} tone="deep" bold />
  </>
);
