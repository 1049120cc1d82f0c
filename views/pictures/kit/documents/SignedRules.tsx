import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Pen } from '../things/Pen.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';

const rules = ['Publish', 'Revoke', 'Correct'] as const;

/** The rules that an institute has agreed and signs, 184 × 150, with the pen. */
export const SignedRules = (place: Place) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={184} height={150} fold={24}>
      {rules.map((rule, index) => (
        <g key={rule}>
          <Tick x={28} y={27 + index * 28} size={22} />
          <Label x={48} y={33.5 + index * 28} size={18} weight={700}>
            {rule}
          </Label>
        </g>
      ))}
      <Signature x={18} y={101} hand="third" scale={0.78} />
      <path d="M18 135H150" className="stroke-faint" strokeWidth={2.5} />
    </PaperDocument>
    <Pen x={132} y={132} turn={24} scale={0.76} tone="brand" />
  </At>
);
