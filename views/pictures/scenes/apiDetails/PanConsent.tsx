import { ConsentRecord } from '../../kit/documents/ConsentRecord.tsx';
import { ConsentSlip } from '../../kit/documents/ConsentSlip.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The consent to a PAN check on a clipboard, and below it the record of that consent. */
export function PanConsent() {
  return (
    <Scene width={360} height={496} ground="mint" grows="around">
      <Rings x={180} y={248} size={480} tone="green-soft" />
      <ConsentSlip x={22} y={44} />
      <ConsentRecord x={56} y={410} scale={1.12} />
    </Scene>
  );
}
