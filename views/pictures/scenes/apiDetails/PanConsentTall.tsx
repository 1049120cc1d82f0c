import { ConsentRecord } from '../../kit/documents/ConsentRecord.tsx';
import { PhoneInLeftHand } from '../../kit/people/PhoneInLeftHand.tsx';
import { Portrait } from '../../kit/people/Portrait.tsx';
import { ConsentForm } from '../../kit/screens/ConsentForm.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same beside words, with the photograph of the holder. */
export function PanConsentTall() {
  return (
    <Scene width={360} height={512} ground="mint" grows="above">
      <Rings x={0} y={0} size={320} tone="green-soft" />
      <PhoneInLeftHand x={48} y={24} height={400} ticked={273} time="11:41" sleeve="marigold">
        <Portrait x={131} y={96} size={76} hair="long" clothes="marigold" tone="green-soft" />
        <ConsentForm x={0} y={94} />
      </PhoneInLeftHand>
      <ConsentRecord x={128} y={406} />
    </Scene>
  );
}
