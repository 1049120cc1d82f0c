import { AgreementPage, penOn } from '../../kit/documents/AgreementPage.tsx';
import { WritingHand } from '../../kit/people/WritingHand.tsx';
import { OfferRecords } from '../../kit/records/OfferRecords.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const page = { x: 32, y: 24 } as const;
const column = 192;
const pen = penOn(column);

/** A page with a seal that a lender has signed and a borrower signs, and at its foot the record of it, linked to the one before. */
export function About() {
  return (
    <Scene width={640} height={520} ground="lilac">
      <Rings x={640} y={0} size={420} />
      <AgreementPage {...page} width={576} size={76} column={column} />
      <OfferRecords x={32} y={426} width={576} height={68} older={164} size={25} />
      <WritingHand x={page.x + pen.x} y={page.y + pen.y} turn={-20} scale={1.06} sleeve="brand" />
    </Scene>
  );
}
