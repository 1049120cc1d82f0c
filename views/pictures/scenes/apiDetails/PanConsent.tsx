import { ConsentRecord } from '../../kit/documents/ConsentRecord.tsx';
import { ConsentSlip } from '../../kit/documents/ConsentSlip.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Pen } from '../../kit/things/Pen.tsx';

/** The consent to a PAN check on a clipboard, just ticked with the pen, and below it the record of that consent. */
export function PanConsent() {
  return (
    <Scene width={360} height={420} ground="mint" grows="around">
      <Rings x={180} y={210} size={440} tone="green-soft" />
      <ConsentSlip x={24} y={36} />
      <Pen x={261} y={303} turn={27} scale={0.95} tone="green" />
      <ConsentRecord x={70} y={348} />
    </Scene>
  );
}
