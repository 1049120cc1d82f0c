import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';
import { Phone } from './Phone.tsx';

const width = 148;
const middle = (width - 18) / 2;

/** The phone of a retailer, 148 wide: what he may still sell, and the recharge he has just sold. */
export const RetailerPhone = (place: Place) => (
  <Phone {...place} width={width} height={340} head={112}>
    <Label x={20} y={65} size={14} tone="on-brand">
      Working limit
    </Label>
    <Label x={20} y={92} size={23} weight={800} tone="on-brand">
      ₹12,480
    </Label>
    <Tick x={middle} y={146} size={36} />
    <Label x={middle} y={196} size={28} weight={800} anchor="middle">
      ₹349
    </Label>
    <Label x={middle} y={219} size={14} tone="muted" anchor="middle">
      98300 XXXXX
    </Label>
    <Pill x={middle} y={233} size={14} tone="green" anchor="middle">
      Success
    </Pill>
  </Phone>
);
