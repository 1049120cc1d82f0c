import { Phone } from '../../kit/devices/Phone.tsx';
import { ConsentRecord } from '../../kit/documents/ConsentRecord.tsx';
import { Portrait } from '../../kit/people/Portrait.tsx';
import { ConsentForm } from '../../kit/screens/ConsentForm.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A form for the PAN check on a phone, whose holder has ticked the box, and the record of the consent beside it. */
export function PanConsent() {
  return (
    <Scene width={360} height={420} ground="mint" grows="above">
      <Rings x={0} y={0} size={320} tone="green-soft" />
      <Phone x={16} y={28} width={246} height={480} time="11:41">
        <Portrait x={46} y={86} size={60} hair="long" clothes="marigold" tone="green-soft" />
        <Label x={88} y={92} size={17} weight={700}>
          Your PAN
        </Label>
        <ConsentForm x={0} y={130} />
      </Phone>
      <ConsentRecord x={218} y={229} />
    </Scene>
  );
}
