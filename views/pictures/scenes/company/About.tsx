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
      <AgreementPage x={24} y={28} width={352} height={464} size={66} seal={212} />
      <OfferRecords x={462} y={28} width={154} height={120} gap={32} size={25} />
      <path d="M364 240H450M440 230l10 10-10 10" className="stroke-green" strokeWidth={4} />
      <WritingHand x={312} y={431} turn={-8} scale={1} sleeve="brand" />
    </Scene>
  );
}
