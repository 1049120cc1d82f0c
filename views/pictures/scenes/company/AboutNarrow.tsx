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
      <AgreementPage x={16} y={32} width={268} height={424} size={46} seal={178} />
      <OfferRecords x={342} y={32} width={118} height={106} gap={28} size={20} />
      <path d="M271 210H332M324 202l8 8-8 8" className="stroke-green" strokeWidth={3.5} />
      <WritingHand x={231} y={399} scale={0.9} sleeve="brand" />
    </Scene>
  );
}
