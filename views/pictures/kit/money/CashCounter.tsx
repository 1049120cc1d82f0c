import { Scanner } from '../devices/Scanner.tsx';
import type { FigureProps } from '../people/PersonBody.tsx';
import { PersonReaching } from '../people/PersonReaching.tsx';
import { Shop } from '../places/Shop.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Banknotes } from './Banknotes.tsx';

interface CashCounterProps extends Place {
  readonly customer: FigureProps;
  readonly keeper: FigureProps;
}

/** A customer whose finger is on the scanner of a shop, and the cash that the keeper pays out, 334 × 266. */
export const CashCounter = ({ customer, keeper, ...place }: CashCounterProps) => (
  <At {...place}>
    <Shop looks="left" {...keeper} x={94} y={2} fascia>
      <Scanner x={15} y={113} scale={0.24} />
      <Banknotes x={160} y={136} count={2} scale={0.28} />
    </Shop>
    <PersonReaching {...customer} x={0} y={0} hand="points" />
  </At>
);
