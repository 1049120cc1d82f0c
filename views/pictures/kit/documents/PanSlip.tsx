import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { Label } from '../shapes/Label.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import type { Place } from '../stage/At.tsx';
import { Stamp } from './Stamp.tsx';

/** The printer of a PAN counter with the acknowledgement, 304 × 352; its stamp comes while one looks. */
export const PanSlip = (place: Place) => (
  <SlipPrinter {...place} length={260}>
    <Label x={128} y={58} size={25} tone="muted" anchor="middle">
      Acknowledgement
    </Label>
    <Label x={128} y={102} size={33} weight={800} anchor="middle">
      63XXXX4107
    </Label>
    <Arrival>
      <Stamp x={128} y={184} turn={-5} size={28}>
        Received
      </Stamp>
    </Arrival>
  </SlipPrinter>
);
