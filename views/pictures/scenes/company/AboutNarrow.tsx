import { AgreementPage } from '../../kit/documents/AgreementPage.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { OfferRecords } from '../../kit/records/OfferRecords.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same in letters for a phone. */
export function AboutNarrow() {
  return (
    <Scene width={480} height={496}>
      <Rings x={480} y={0} size={340} />
      <AgreementPage x={24} y={32} width={284} height={398} size={42} />
      <OfferRecords x={338} y={64} width={112} height={100} gap={36} size={18} />
      <Connector from={[284, 250]} to={[330, 250]} tone="green" arrow />
      <WritingHand x={236} y={368} scale={0.96} sleeve="brand" />
    </Scene>
  );
}
