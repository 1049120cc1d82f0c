import type { ReactNode } from 'react';
import { RupeeCoin } from '../money/RupeeCoin.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A balance with supply in one pan and demand, which is heavier, in the other; the rate over it moves with them, 236 × 236. */
export const RateBalance = (place: Place) => (
  <At {...place}>
    <ellipse cx={118} cy={218} rx={54} ry={6} className="shade" />
    <path d="M118 76V206" className="stroke-brand-ink" strokeWidth={8} />
    <path d="M82 216q0-16 16-16h40q16 0 16 16z" className="brand-ink" />
    <path d="M62 84L174 104" className="stroke-brand" strokeWidth={8} />
    <Pan x={62} y={84} name="Supply">
      <RupeeCoin x={-15} y={40} radius={14} />
      <RupeeCoin x={15} y={40} radius={14} />
    </Pan>
    <Pan x={174} y={104} name="Demand">
      <Glyph name="store" x={-25} y={33} size={25} tone="brand-ink" bold />
      <Glyph name="store" x={0} y={33} size={25} tone="brand-ink" bold />
    </Pan>
    <circle cx={118} cy={94} r={9} className="marigold" />
    <rect x={60} y={20} width={116} height={48} rx={12} className="surface" />
    <Label x={74} y={51} size={20} weight={700}>
      Rate
    </Label>
    <Glyph name="arrow-up" x={120} y={31} size={26} tone="red" bold />
    <Glyph name="arrow-down" x={142} y={31} size={26} tone="green" bold />
  </At>
);

interface PanProps extends Place {
  readonly name: string;
  readonly children: ReactNode;
}

/* It hangs from 0,0. */
const Pan = ({ name, children, ...place }: PanProps) => (
  <At {...place}>
    <path d="M0 0L-44 55M0 0L44 55" className="stroke-brand-ink" strokeWidth={2} />
    {children}
    <path d="M-52 55H52q-3 36-52 36T-52 55z" className="brand" />
    <Label x={0} y={74} size={18} weight={700} tone="on-brand" anchor="middle">
      {name}
    </Label>
  </At>
);
