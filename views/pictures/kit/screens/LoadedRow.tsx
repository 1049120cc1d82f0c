import { Row } from '../shapes/Row.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import type { Place } from '../stage/At.tsx';

interface LoadedRowProps extends Place {
  readonly width: number;
  readonly size: number;
  readonly note: string;
  readonly amount: string;
}

/** An entry of a card: money that is on its way to it, and then loaded. */
export function LoadedRow(row: LoadedRowProps) {
  return (
    <Arrival
      was={<Row {...row} glyph="clock" title="Loading" tone="marigold" amountTone="muted" />}
    >
      <Row {...row} glyph="wallet" title="Loaded" tone="green" amountTone="green" />
    </Arrival>
  );
}
