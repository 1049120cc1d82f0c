import { AgreementPage } from '../../kit/documents/AgreementPage.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { OfferRecords } from '../../kit/records/OfferRecords.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same in letters for a phone. */
export function AboutNarrow() {
  return (
    <Scene width={480} height={496} ground="lilac">
      <Rings x={480} y={0} size={340} />
      <AgreementPage x={16} y={20} width={296} height={504} size={57} seal={186} />
      <OfferRecords x={332} y={154} width={132} height={104} gap={30} size={20} />
      <WritingHand x={239} y={417} turn={-24} scale={0.98} sleeve="brand" />
    </Scene>
  );
}
