import { RechargeDone } from '../screens/RechargeDone.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A phone after a recharge, 192 × 336, upright on a counter: it leans on a stand, whose lip is before its foot. */
export const RechargeOnStand = (place: Place) => (
  <At {...place}>
    <ellipse cx={100} cy={332} rx={102} ry={9} className="deep" opacity={0.36} />
    <rect width={192} height={322} rx={30} className="deep" />
    <rect x={0.75} y={0.75} width={190.5} height={320.5} rx={29.25} className="stroke-rim" />
    <rect x={9} y={9} width={174} height={304} rx={21} className="surface" />
    <rect x={76} y={19} width={40} height={11} rx={5.5} className="deep" />
    <RechargeDone x={96} y={84} size={52} words={23} scale={0.94} />
    <path d="M24 254.500H168" className="stroke-line" />
    <Label x={96} y={287} size={22} weight={600} anchor="middle">
      98300 XXXXX
    </Label>
    <path d="M50 309H142L153 329Q154 336 147 336H45Q38 336 39 329z" className="on-deep-muted" />
    <path d="M50 309H142L146 317H46z" className="on-brand" opacity={0.5} />
  </At>
);
