import { Phone } from '../../kit/devices/Phone.tsx';
import { ConsentRecord } from '../../kit/documents/ConsentRecord.tsx';
import { ConsentForm } from '../../kit/screens/ConsentForm.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A form for the PAN check on a phone, whose holder has ticked the box, and before its lower end the record of the consent. */
export function PanConsent() {
  return (
    <Scene width={360} height={420} ground="mint" grows="above">
      <Rings x={0} y={0} size={320} tone="green-soft" />
      <Phone x={46} y={16} width={268} height={440} time="11:41">
        <ConsentForm x={0} y={50} />
      </Phone>
      <ConsentRecord x={28} y={356} />
    </Scene>
  );
}
