import { Phone } from '../../kit/devices/Phone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { NumberTag } from '../../kit/shapes/NumberTag.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A phone on which ₹299 is recharged, and its number. */
export function RechargeMobile() {
  return (
    <Scene width={360} height={320}>
      <Rings x={180} y={160} size={220} />
      <Phone x={72} y={20} width={216} height={320} head={302} time="">
        <Label x={99} y={112} size={46} weight={800} tone="on-brand" anchor="middle">
          ₹299
        </Label>
        <rect x={24} y={138} width={150} height={48} rx={24} className="letter" />
        <Label x={99} y={170} size={22} weight={700} tone="brand-ink" anchor="middle">
          Recharge
        </Label>
      </Phone>
      <NumberTag>98300 XXXXX</NumberTag>
    </Scene>
  );
}
