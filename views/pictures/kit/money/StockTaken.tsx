import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { StockBar } from '../shapes/StockBar.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Carton } from '../things/Carton.tsx';
import { TapeRoll } from '../things/TapeRoll.tsx';
import { orderStock } from './orderStock.ts';

interface TakenProps extends Place {
  readonly of: (typeof orderStock)[keyof typeof orderStock];
  /** The thing itself, 46 × 44. */
  readonly children: ReactNode;
}

const Taken = ({ of: { name, left, taken, shares }, children, ...place }: TakenProps) => (
  <At {...place}>
    {children}
    <Label x={60} y={17} size={17} tone="muted">
      {name}
    </Label>
    <Label x={192} y={17} size={19} weight={800} anchor="end">
      {left}
    </Label>
    <StockBar x={60} y={30} width={84} height={12} shares={shares} />
    <Label x={192} y={42} size={16} weight={700} tone="marigold-ink" anchor="end">
      {taken}
    </Label>
  </At>
);

/** Cartons and tape, each beside what is left, its bar and what the order has taken, 192 × 120: the arrow to the next station has room at the right. */
export const StockTaken = (place: Place) => (
  <At {...place}>
    <Taken x={0} y={0} of={orderStock.cartons}>
      <Carton x={0} y={1} scale={0.442} />
    </Taken>
    <path d="M0 60H192" className="stroke-ink" opacity={0.16} />
    <Taken x={0} y={76} of={orderStock.tape}>
      <TapeRoll x={2} y={1} scale={0.875} tone="skin" />
    </Taken>
  </At>
);
