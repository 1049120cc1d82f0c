import { Phone } from '../../kit/devices/Phone.tsx';
import { ConsentRecord } from '../../kit/documents/ConsentRecord.tsx';
import { Portrait } from '../../kit/people/Portrait.tsx';
import { ConsentForm } from '../../kit/screens/ConsentForm.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same beside words, with a larger photograph of the holder. */
export function PanConsentTall() {
  return (
    <Scene width={360} height={512} ground="mint" grows="above">
      <Rings x={0} y={0} size={320} tone="green-soft" />
      <Phone x={46} y={20} width={268} height={438} time="11:41">
        <Portrait x={125} y={102} size={100} hair="long" clothes="marigold" tone="green-soft" />
        <Label x={16} y={181} size={17} weight={700}>
          Your PAN
        </Label>
        <ConsentForm x={0} y={193} />
      </Phone>
      <ConsentRecord x={24} y={428} />
    </Scene>
  );
}
