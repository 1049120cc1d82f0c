import { WritingHand } from '../people/WritingHand.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';

/** What is agreed. */
const rules = ['Publishing', 'Revoking', 'Price'] as const;

/** The rules that an institute has agreed, 200 × 200, and the hand that signs them, its arm from the lower right. */
export const SignedRules = (place: Place) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={200} height={200} fold={28}>
      {rules.map((rule, index) => (
        <g key={rule}>
          <Tick x={32} y={34 + index * 34} size={26} />
          <Label x={54} y={41 + index * 34} size={20} weight={700}>
            {rule}
          </Label>
        </g>
      ))}
      <Signature x={18} y={128} hand="third" scale={0.9} />
      <path d="M20 172H140" className="stroke-faint" strokeWidth={2.5} />
    </PaperDocument>
    <WritingHand x={112} y={152} scale={0.62} turn={18} sleeve="brand" />
  </At>
);
