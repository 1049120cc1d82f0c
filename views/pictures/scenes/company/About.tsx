import { AgreementPage } from '../../kit/documents/AgreementPage.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { OfferRecords } from '../../kit/records/OfferRecords.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A page on which a lender has signed and a borrower signs, and the two linked records that start at its seal. */
export function About() {
  return (
    <Scene width={640} height={520} ground="lilac">
      <Rings x={640} y={0} size={420} />
      {/* It lies on the desk and runs out of the picture below the signatures. */}
      <AgreementPage x={24} y={24} width={396} height={524} size={70} seal={204} />
      <OfferRecords x={444} y={172} width={172} height={112} gap={34} size={26} />
      <WritingHand x={327} y={437} turn={-23} scale={1.2} sleeve="brand" />
    </Scene>
  );
}
