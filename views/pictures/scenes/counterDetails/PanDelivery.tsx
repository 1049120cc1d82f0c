import { Phone } from '../../kit/devices/Phone.tsx';
import { PanStages } from '../../kit/documents/PanStages.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** An applicant tracks what she has applied for to its end, on a phone that the lower edge of the picture cuts. */
export const PanDelivery = () => (
  <Scene width={400} height={484} ground="mint" grows="above">
    <Rings x={400} y={484} size={340} tone="green-soft" />
    <Phone x={48} y={28} width={304} height={640} head={132} time="11:06">
      <Label x={24} y={78} size={18} tone="on-brand">
        Acknowledgement
      </Label>
      <Label x={24} y={110} size={26} weight={800} tone="on-brand">
        63XXXX4107
      </Label>
      <PanStages x={46} y={174} width={246} step={68} />
    </Phone>
  </Scene>
);
