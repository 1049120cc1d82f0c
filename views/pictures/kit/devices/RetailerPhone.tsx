import { RoleName } from '../screens/RoleName.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';
import { Phone } from './Phone.tsx';

const width = 172;
const middle = (width - 18) / 2;

/** The phone of a retailer, 172 × 272: the recharge that he has just sold, and for which number. */
export const RetailerPhone = (place: Place) => (
  <Phone {...place} width={width} height={272} head={92} time="">
    <RoleName x={middle} y={42} anchor="middle">
      Retailer
    </RoleName>
    <Tick x={middle} y={130} size={50} />
    <Label x={middle} y={202} size={42} weight={800} anchor="middle">
      ₹349
    </Label>
    <Label x={middle} y={232} size={19} weight={600} tone="muted" anchor="middle">
      98300 XXXXX
    </Label>
  </Phone>
);
