import type { ReactNode } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { At } from '../stage/At.tsx';
import { NotePair } from './NotePair.tsx';

interface ExchangeProps {
  /** 58 high. */
  readonly brings: ReactNode;
  /** How wide that is; up to 92. */
  readonly width: number;
  /** Cash, if nothing else is told; up to 74 × 58. */
  readonly gets?: ReactNode;
}

/** What a customer brings, an arrow with ten units of air on either side, and what the customer gets for it; 208 × 62. */
export const Exchange = ({ brings, width, gets = <NotePair /> }: ExchangeProps) => (
  <>
    <At x={0} y={1}>
      {brings}
    </At>
    <At x={width + 10} y={19}>
      <circle cx={11} cy={11} r={11} className="marigold" />
      <Glyph name="arrow-right" x={3} y={3} size={16} tone="deep" bold />
    </At>
    <At x={width + 42} y={1}>
      {gets}
    </At>
  </>
);
