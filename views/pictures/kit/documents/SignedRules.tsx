import { WritingHand } from '../people/WritingHand.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';

/** How long each of the rules is. */
const rules = [92, 76, 88] as const;

/** The rules that an institute has agreed, 200 × 200, and the hand that signs them, its arm from the lower right. */
export const SignedRules = (place: Place) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={200} height={200} fold={28}>
      {rules.map((length, index) => (
        <g key={length}>
          <Tick x={34} y={34 + index * 34} size={26} />
          <path d={`M60 ${34 + index * 34}h${length}`} className="stroke-line" strokeWidth={9} />
        </g>
      ))}
      <Signature x={18} y={128} hand="third" scale={0.9} />
      <path d="M20 172H140" className="stroke-faint" strokeWidth={2.5} />
    </PaperDocument>
    <WritingHand x={112} y={152} scale={0.62} turn={18} sleeve="brand" />
  </At>
);
