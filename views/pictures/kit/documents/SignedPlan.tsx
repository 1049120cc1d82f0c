import { WritingHand } from '../people/WritingHand.tsx';
import { CheckList } from '../shapes/CheckList.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import type { Moment } from '../stage/moment.ts';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';

const checks = ['Channels', 'Budget', 'Adverts'] as const;

/** What is approved before anything is published, 234 × 240, and the hand that has just signed it, its arm from below. */
export const SignedPlan = ({ isBrief, ...place }: Moment) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={234} height={240}>
      <Label x={24} y={isBrief ? 58 : 46} size={isBrief ? 40 : 23} weight={700}>
        Plan
      </Label>
      {isBrief ? (
        <BlankChecks />
      ) : (
        <CheckList x={36} y={80} checks={checks} size={21.5} step={36} tick={24} />
      )}
      <path d="M24 214H176" className="stroke-faint" strokeWidth={2} />
      <Signature x={30} y={178} scale={0.86} />
    </PaperDocument>
    <WritingHand x={134} y={206} scale={0.66} turn={24} sleeve="marigold" />
  </At>
);

/* The same without its words. */
const BlankChecks = () =>
  [92, 130].map((y) => (
    <g key={y}>
      <Tick x={38} y={y} size={28} />
      <path d={`M66 ${y}H${y === 92 ? 168 : 146}`} className="stroke-line" strokeWidth={10} />
    </g>
  ));
