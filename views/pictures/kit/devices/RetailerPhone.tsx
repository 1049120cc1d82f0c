import { RoleName } from '../screens/RoleName.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';
import { Phone } from './Phone.tsx';

const width = 206;
const middle = (width - 18) / 2;

/** The phone of a retailer, 206 × 320: the recharge that he has just sold. */
export const RetailerPhone = (place: Place) => (
  <Phone {...place} width={width} height={320} head={108} time="">
    <RoleName x={middle} y={52} anchor="middle">
      Retailer
    </RoleName>
    <Tick x={middle} y={174} size={76} />
    <Label x={middle} y={268} size={50} weight={800} anchor="middle">
      ₹349
    </Label>
  </Phone>
);
