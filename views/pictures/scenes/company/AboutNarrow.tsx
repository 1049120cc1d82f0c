import { AgreementPage, penOn } from '../../kit/documents/AgreementPage.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { OfferRecords } from '../../kit/records/OfferRecords.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const page = { x: 16, y: 16 } as const;
const column = 142;
const pen = penOn(column);

/** The same in letters for a phone. */
export function AboutNarrow() {
  return (
    <Scene width={480} height={496} ground="lilac">
      <Rings x={480} y={0} size={340} />
      <AgreementPage {...page} width={448} size={66} column={column} />
      <OfferRecords x={16} y={418} width={448} height={62} older={128} size={20} />
      <WritingHand x={page.x + pen.x} y={page.y + pen.y} turn={-20} scale={0.92} sleeve="brand" />
    </Scene>
  );
}
