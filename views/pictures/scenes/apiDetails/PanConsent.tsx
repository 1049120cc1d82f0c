import { ConsentRecord } from '../../kit/documents/ConsentRecord.tsx';
import { ConsentSlip } from '../../kit/documents/ConsentSlip.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A customer’s hand ticks the consent to a PAN check on a clipboard, and below it is the record of that consent. */
export function PanConsent() {
  return (
    <Scene width={360} height={420} ground="mint" grows="above">
      <Rings x={0} y={0} size={320} tone="green-soft" />
      <ConsentSlip x={28} y={36} />
      <WritingHand x={264} y={304} scale={0.6} turn={22} sleeve="marigold" />
      <ConsentRecord x={16} y={348} />
    </Scene>
  );
}
