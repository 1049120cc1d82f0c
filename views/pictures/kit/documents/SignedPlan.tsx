import { WritingHand } from '../people/WritingHand.tsx';
import { CheckList } from '../shapes/CheckList.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { SheetLedge } from './SheetLedge.tsx';
import { Signature } from './Signature.tsx';

const checks = ['Channels', 'Budget', 'Adverts'] as const;

/** What is approved before anything is published, and the hand that has just signed it; it stands on 216 and is 176 wide, and the arm comes from below. */
export const SignedPlan = (place: Place) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={176} height={214} title="Plan">
      <CheckList x={35} y={68} checks={checks} size={19.5} step={33} tick={22} />
      <path d="M24 188H128" className="stroke-faint" strokeWidth={2} />
      <Signature x={26} y={155} scale={0.8} />
    </PaperDocument>
    <SheetLedge x={0} y={216} width={176} />
    <WritingHand x={116} y={178} scale={0.62} turn={24} sleeve="marigold" />
  </At>
);
