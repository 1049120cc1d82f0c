import { AgreementPage } from '../../kit/documents/AgreementPage.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { OfferRecords } from '../../kit/records/OfferRecords.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same in letters for a phone. */
export function AboutNarrow() {
  return (
    <Scene width={480} height={496}>
      <Rings x={480} y={0} size={340} />
      <AgreementPage x={16} y={32} width={302} height={424} size={46} seal={204} />
      <OfferRecords x={336} y={40} width={118} height={106} gap={36} size={20} />
      <path d="M296 236H328M321 229l7 7-7 7" className="stroke-green" strokeWidth={2.5} />
      <WritingHand x={260} y={398} scale={0.9} sleeve="brand" />
    </Scene>
  );
}
