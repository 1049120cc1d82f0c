import { AgreementPage } from '../../kit/documents/AgreementPage.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { OfferRecords } from '../../kit/records/OfferRecords.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A page on which a lender has signed and a borrower signs, and the chain of records that takes it. */
export function About() {
  return (
    <Scene width={640} height={520}>
      <Rings x={640} y={0} size={420} />
      <AgreementPage x={28} y={28} width={396} height={464} size={66} seal={248} />
      <OfferRecords x={448} y={44} width={154} height={128} gap={40} size={25} />
      <path d="M402 276H438M430 268l8 8-8 8" className="stroke-green" strokeWidth={3} />
      <WritingHand x={353} y={430} scale={1} sleeve="brand" />
    </Scene>
  );
}
