import { ConsentRecord } from '../../kit/documents/ConsentRecord.tsx';
import { ConsentSlip } from '../../kit/documents/ConsentSlip.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Pen } from '../../kit/things/Pen.tsx';

/** The consent to a PAN check on a clipboard, just ticked with the pen, and below it the record of that consent. */
export function PanConsent() {
  return (
    <Scene width={360} height={420} ground="mint" grows="above">
      <Rings x={0} y={0} size={320} tone="green-soft" />
      <ConsentSlip x={24} y={34} />
      <Pen x={261} y={301} turn={27} scale={0.95} tone="green" />
      <ConsentRecord x={70} y={346} />
    </Scene>
  );
}
