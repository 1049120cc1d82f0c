import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Pen } from '../things/Pen.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';

const rules = ['Publish', 'Revoke', 'Correct'] as const;

/** The rules that an institute has agreed and signs, with the pen 188 × 150. */
export const SignedRules = (place: Place) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={146} height={150} fold={22}>
      {rules.map((rule, index) => (
        <g key={rule}>
          <Tick x={28} y={27 + index * 28} size={22} />
          <Label x={48} y={33.5 + index * 28} size={18} weight={700}>
            {rule}
          </Label>
        </g>
      ))}
      <Signature x={18} y={101} hand="third" scale={0.78} />
      <path d="M18 135H128" className="stroke-faint" strokeWidth={2.5} />
    </PaperDocument>
    <Pen x={118} y={130} turn={35} scale={0.72} tone="brand" />
  </At>
);
