import type { ReactNode } from 'react';
import { Glyph } from '../shapes/Glyph.tsx';
import { At } from '../stage/At.tsx';
import { NotePair } from './NotePair.tsx';

interface ExchangeDownProps {
  /** 92 × 58. */
  readonly brings: ReactNode;
  /** Cash, if nothing else is told; up to 74 × 58. */
  readonly gets?: ReactNode;
}

const scale = 0.98;

/* The middle of the widest, a card: all stand on one axis. */
const axis = (92 * scale) / 2;

/** What a customer brings, an arrow down with air above and below, and under it what the customer gets; 98 × 155, with air above for the head of a table. */
export const ExchangeDown = ({ brings, gets = <NotePair /> }: ExchangeDownProps) => (
  <>
    <At x={0} y={10} scale={scale}>
      {brings}
    </At>
    <At x={axis - 10} y={72.5}>
      <circle cx={10} cy={10} r={10} className="marigold" />
      <Glyph name="arrow-down" x={3} y={3} size={14} tone="deep" bold />
    </At>
    <At x={axis - 37 * scale} y={97.5} scale={scale}>
      {gets}
    </At>
  </>
);
