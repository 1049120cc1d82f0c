import { WritingHand } from '../people/WritingHand.tsx';
import { CheckList } from '../shapes/CheckList.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';

const checks = ['Channels', 'Budget', 'Adverts'] as const;

/** What is approved before anything is published, 234 × 240, and the hand that has just signed it, its arm from below. */
export const SignedPlan = (place: Place) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={234} height={240}>
      <Label x={24} y={46} size={23} weight={700}>
        Plan
      </Label>
      <CheckList x={36} y={80} checks={checks} size={21.5} step={36} tick={24} />
      <path d="M24 214H176" className="stroke-faint" strokeWidth={2} />
      <Signature x={30} y={178} scale={0.86} />
    </PaperDocument>
    <WritingHand x={134} y={206} scale={0.66} turn={24} sleeve="marigold" />
  </At>
);
