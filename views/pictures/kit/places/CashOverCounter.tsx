import { CardInSlot } from '../devices/CardInSlot.tsx';
import { EnteredPin } from '../devices/PinEntry.tsx';
import { PinReader } from '../devices/PinReader.tsx';
import { Banknotes } from '../money/Banknotes.tsx';
import { PersonAtCounter } from '../people/PersonAtCounter.tsx';
import { PersonBehind } from '../people/PersonBehind.tsx';
import { At, type Place } from '../stage/At.tsx';

interface CashOverCounterProps extends Place {
  /** The reader is larger, without what would be too small to read, and the customer is outside the picture. */
  readonly near?: boolean;
}

/** A card is in the reader, and the keeper of a shop gives the notes to a customer whom we look over the shoulder, 640 wide; the counter's edge is at 300. */
export const CashOverCounter = ({ near, ...place }: CashOverCounterProps) => (
  <At {...place}>
    <path d="M-200 316H900V560H-200z" fill="url(#sheen)" />
    <path d="M-200 300H900V324H-200z" className="brand-lift" />
    <PersonAtCounter
      x={236}
      y={34}
      scale={1.9}
      hair="turban"
      clothes="deep-lift"
      looks="left"
      gives={<Banknotes x={-60} y={-50} turn={3} count={4} value="₹500" scale={0.42} />}
    />
    <At x={near ? 420 : 470} y={near ? 56 : 100} scale={near ? 1 : 0.84}>
      <PinReader x={0} y={0} small={Boolean(near)}>
        <EnteredPin />
      </PinReader>
      <CardInSlot x={24} y={235} scale={0.91} {...(!near && { digits: '7302' })} />
    </At>
    {!near && <PersonBehind x={-112} y={188} scale={2} clothes="green" />}
  </At>
);
