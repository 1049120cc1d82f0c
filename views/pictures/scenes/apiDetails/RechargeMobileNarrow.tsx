import { Phone } from '../../kit/devices/Phone.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { NarrowNumberTag } from '../../kit/shapes/NarrowNumberTag.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of a phone with ₹299, and its number, for phones. */
export const RechargeMobileNarrow = () => (
  <Scene width={160} height={160}>
    <Rings x={80} y={70} size={130} />
    <path d="M0 92H160V160H0z" className="brand-soft" />
    <Phone x={29} y={12} scale={0.42} width={242} height={320} head={302} time="">
      <Label x={112} y={148} size={72} weight={800} tone="on-brand" anchor="middle">
        ₹299
      </Label>
    </Phone>
    <NarrowNumberTag>98300 XXXXX</NarrowNumberTag>
  </Scene>
);
