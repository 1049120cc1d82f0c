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
      <AgreementPage x={16} y={28} width={276} height={504} size={54} seal={184} />
      <OfferRecords x={320} y={166} width={130} height={92} gap={40} size={22} reach={40} />
      <WritingHand x={237} y={427} turn={-16} scale={1.06} sleeve="brand" />
    </Scene>
  );
}
