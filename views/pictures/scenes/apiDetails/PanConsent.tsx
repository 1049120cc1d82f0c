import { ConsentRecord } from '../../kit/documents/ConsentRecord.tsx';
import { PhoneInLeftHand } from '../../kit/people/PhoneInLeftHand.tsx';
import { ConsentForm } from '../../kit/screens/ConsentForm.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A holder who has ticked a form for the PAN check on a phone, and the record of the consent. */
export function PanConsent() {
  return (
    <Scene width={360} height={420} ground="mint" grows="above">
      <Rings x={0} y={0} size={320} tone="green-soft" />
      <PhoneInLeftHand x={48} y={20} height={330} ticked={179} time="11:41" sleeve="marigold">
        <ConsentForm x={0} y={0} />
      </PhoneInLeftHand>
      <ConsentRecord x={128} y={330} />
    </Scene>
  );
}
