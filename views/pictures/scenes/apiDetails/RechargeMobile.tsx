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
      <path d="M0 200H360V320H0z" className="brand-soft" />
      <Phone x={85} y={28} scale={0.76} width={250} height={340} head={322} time="">
        <Label x={116} y={138} size={56} weight={800} tone="on-brand" anchor="middle">
          ₹299
        </Label>
        <rect x={30} y={172} width={172} height={58} rx={29} className="letter" />
        <Label x={116} y={211} size={29} weight={700} tone="brand-ink" anchor="middle">
          Recharge
        </Label>
      </Phone>
      <NumberTag>98300 XXXXX</NumberTag>
    </Scene>
  );
}
