import { Phone } from '../../kit/devices/Phone.tsx';
import { ConsentRecord } from '../../kit/documents/ConsentRecord.tsx';
import { Portrait } from '../../kit/people/Portrait.tsx';
import { ConsentForm } from '../../kit/screens/ConsentForm.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A form for the PAN check on a phone, whose holder has ticked the box, and before its lower end the record of the consent. */
export function PanConsent() {
  return (
    <Scene width={360} height={420} ground="mint" grows="above">
      <Rings x={0} y={0} size={320} tone="green-soft" />
      <Phone x={46} y={16} width={268} height={440} time="11:41">
        <Portrait x={42} y={72} size={52} hair="long" clothes="marigold" tone="green-soft" />
        <Label x={80} y={78} size={17} weight={700}>
          Your PAN
        </Label>
        <ConsentForm x={0} y={108} />
      </Phone>
      <ConsentRecord x={24} y={338} />
    </Scene>
  );
}
