import type { ReactNode } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { At } from '../stage/At.tsx';
import { NotePair } from './NotePair.tsx';

interface ExchangeProps {
  /** 92 × 58. */
  readonly brings: ReactNode;
  /** Cash, if nothing else is told; up to 74 × 58. */
  readonly gets?: ReactNode;
}

/** What a customer brings, an arrow with ten units of air on either side, and what the customer gets for it; 208 × 80 with air above and below. */
export const Exchange = ({ brings, gets = <NotePair /> }: ExchangeProps) => (
  <>
    <At x={0} y={10}>
      {brings}
    </At>
    <At x={102} y={28}>
      <circle cx={11} cy={11} r={11} className="marigold" />
      <Glyph name="arrow-right" x={3} y={3} size={16} tone="deep" bold />
    </At>
    <At x={134} y={10}>
      {gets}
    </At>
  </>
);
