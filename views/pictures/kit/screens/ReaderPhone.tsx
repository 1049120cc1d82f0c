import { Phone } from '../devices/Phone.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { AddFeed } from './AddFeed.tsx';

/** A phone, 304 wide, whose reader adds a feed; what matters ends at 420, and it runs out of the picture below. */
export const ReaderPhone = (place: Place) => (
  <Phone {...place} width={304} height={1000} head={140} time="">
    <Label x={22} y={80} size={25} weight={700} tone="on-brand">
      Your reader
    </Label>
    <AddFeed x={0} y={102} />
  </Phone>
);
