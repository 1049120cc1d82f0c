import { ConsentRecord } from '../../kit/documents/ConsentRecord.tsx';
import { ConsentSlip } from '../../kit/documents/ConsentSlip.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Pen } from '../../kit/things/Pen.tsx';

/** The consent to a PAN check on a clipboard, just ticked with the pen, and below it the record of that consent. */
export function PanConsent() {
  return (
    <Scene width={360} height={496} ground="mint" grows="around">
      <Rings x={180} y={248} size={480} tone="green-soft" />
      <ConsentSlip x={18} y={44} />
      <Pen x={297} y={357} turn={20} scale={0.85} tone="green" />
      <ConsentRecord x={62} y={408} scale={1.12} />
    </Scene>
  );
}
