import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { StockBar } from '../shapes/StockBar.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Carton } from '../things/Carton.tsx';
import { TapeRoll } from '../things/TapeRoll.tsx';
import { orderStock } from './orderStock.ts';

interface TakenProps extends Place {
  readonly of: (typeof orderStock)[keyof typeof orderStock];
  /** What stands on the bar, 0,0 at its upper left corner. */
  readonly children: ReactNode;
}

const Taken = ({ of: { name, left, taken, shares }, children, ...place }: TakenProps) => (
  <At {...place}>
    <StockBar x={0} y={0} width={154} height={14} shares={shares} />
    {children}
    <Label x={58} y={-12} size={17} tone="muted">
      {name}
    </Label>
    <Label x={204} y={-12} size={19} weight={800} anchor="end">
      {left}
    </Label>
    <Label x={204} y={13} size={16} weight={700} tone="marigold-ink" anchor="end">
      {taken}
    </Label>
  </At>
);

/** Cartons and tape on their bars, each with what is left and what the order has taken, 204 wide; y is the upper edge of the first bar. */
export const StockTaken = (place: Place) => (
  <At {...place}>
    <Taken x={0} y={0} of={orderStock.cartons}>
      <Carton x={6} y={-38.4} scale={0.4} />
    </Taken>
    <Taken x={0} y={74} of={orderStock.tape}>
      <TapeRoll x={8.4} y={-37} scale={0.77} tone="skin" />
    </Taken>
  </At>
);
