import { Phone } from '../../kit/devices/Phone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { NumberTag } from '../../kit/shapes/NumberTag.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A phone on which ₹299 is recharged, and its number. */
export function RechargeMobile() {
  return (
    <Scene width={360} height={320}>
      <Rings x={180} y={150} size={220} />
      <Phone x={94} y={24} width={172} height={300} head={282} time="">
        <Label x={77} y={104} size={42} weight={800} tone="on-brand" anchor="middle">
          ₹299
        </Label>
        <rect x={16} y={132} width={122} height={44} rx={22} className="letter" />
        <Label x={77} y={162} size={22} weight={700} tone="brand-ink" anchor="middle">
          Recharge
        </Label>
      </Phone>
      <NumberTag>98300 XXXXX</NumberTag>
    </Scene>
  );
}
