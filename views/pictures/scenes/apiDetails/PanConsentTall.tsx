import { Phone } from '../../kit/devices/Phone.tsx';
import { ConsentRecord } from '../../kit/documents/ConsentRecord.tsx';
import { Portrait } from '../../kit/people/Portrait.tsx';
import { ConsentForm } from '../../kit/screens/ConsentForm.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same beside words, with the photograph of the holder. */
export function PanConsentTall() {
  return (
    <Scene width={360} height={512} ground="mint" grows="around">
      <Rings x={0} y={0} size={320} tone="green-soft" />
      <Phone x={28} y={20} width={248} height={472} time="11:41">
        <Portrait x={115} y={94} size={72} hair="long" clothes="marigold" tone="green-soft" />
        <ConsentForm x={0} y={84} />
      </Phone>
      <ConsentRecord x={120} y={398} />
    </Scene>
  );
}
