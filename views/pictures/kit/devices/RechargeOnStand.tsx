import { RechargeDone } from '../screens/RechargeDone.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { DeviceFrame } from './DeviceFrame.tsx';

/** A phone after a recharge, 192 × 336, upright on a counter: it leans on a stand, whose lip is before its foot. */
export const RechargeOnStand = (place: Place) => (
  <At {...place}>
    <ellipse cx={100} cy={332} rx={102} ry={9} className="deep" opacity={0.36} />
    <DeviceFrame width={192} height={322} radius={30} edge={9} rim={1}>
      <rect x={67} y={10} width={40} height={11} rx={5.5} className="deep" />
      <RechargeDone x={87} y={75} size={52} words={23} scale={0.94} />
      <path d="M15 245.500H159" className="stroke-line" />
      <Label x={87} y={278} size={22} weight={600} anchor="middle">
        98300 XXXXX
      </Label>
    </DeviceFrame>
    <path d="M50 309H142L153 329Q154 336 147 336H45Q38 336 39 329z" className="on-deep-muted" />
    <path d="M50 309H142L146 317H46z" className="on-brand" opacity={0.5} />
  </At>
);
