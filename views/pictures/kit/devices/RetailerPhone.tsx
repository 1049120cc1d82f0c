import { RoleName } from '../screens/RoleName.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';
import { Phone } from './Phone.tsx';

const width = 208;
const middle = (width - 18) / 2;

/** The phone of a retailer, 208 wide: what he may still sell, and the recharge he has just sold. */
export const RetailerPhone = (place: Place) => (
  <Phone {...place} width={width} height={560} head={186} time="">
    <RoleName x={middle} y={44} anchor="middle">
      Retailer
    </RoleName>
    <Label x={middle} y={110} size={19} tone="on-brand" anchor="middle">
      Working limit
    </Label>
    <Label x={middle} y={152} size={34} weight={800} tone="on-brand" anchor="middle">
      ₹12,480
    </Label>
    <Tick x={middle} y={254} size={76} />
    <Label x={middle} y={352} size={52} weight={800} anchor="middle">
      ₹349
    </Label>
  </Phone>
);
