import { PinReader } from '../../kit/devices/PinReader.tsx';
import { ReadyPhone } from '../../kit/devices/ReadyPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a shop needs for Mobile ATM, from above its counter: the keeper holds the phone, and the paired card reader lies on a mat. */
export const MatmKit = () => (
  <Scene width={400} height={344} ground="sand" grows="around">
    <At x={228} y={58} turn={6}>
      <rect y={5} width={156} height={226} rx={16} className="shade" opacity={0.2} />
      <rect width={156} height={226} rx={16} fill="url(#sheen)" />
      <PinReader x={20} y={22} scale={0.73} small>
        <Glyph name="bluetooth" x={18} y={12} size={24} tone="brand" bold />
        <Label x={48} y={31} size={20} weight={700}>
          Ready
        </Label>
      </PinReader>
    </At>
    <ReadyPhone x={40} y={30} scale={1.08} />
  </Scene>
);
