import { AgreementPage } from '../../kit/documents/AgreementPage.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { OfferRecords } from '../../kit/records/OfferRecords.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A page on which a lender has signed and a borrower signs, and the chain of records that takes it. */
export function About() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={0} size={420} />
      <AgreementPage x={48} y={48} width={360} height={424} size={54} />
      <OfferRecords x={448} y={80} width={148} height={104} gap={40} size={21} />
      <Connector from={[380, 276]} to={[438, 276]} tone="green" arrow />
      <WritingHand x={302} y={410} scale={1} sleeve="brand" />
    </Scene>
  );
}
