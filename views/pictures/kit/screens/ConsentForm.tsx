import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** In short lines, so that the record of the consent has room beside them. */
const consent = ['I agree that my', 'PAN is checked'];
const purpose = ['to open', 'my account'];
const lineHeight = 22;

/** On a phone's screen, 228 × 230: the PAN of its holder, the ticked box, and the way on. */
export const ConsentForm = (place: Place) => (
  <At {...place}>
    <rect x={16} width={196} height={44} rx={8} className="surface-2" />
    <rect x={16.5} y={0.5} width={195} height={43} rx={7.5} className="stroke-line" />
    <Label x={28} y={29.5} size={21} weight={800}>
      ABCPS1234F
    </Label>
    <rect x={16} y={67} width={28} height={28} rx={7} className="green" />
    <Glyph name="check" x={20} y={71} size={20} tone="surface" bold />
    {[...consent, ...purpose].map((line, index) => (
      <Label
        key={line}
        x={54}
        y={86 + index * lineHeight}
        size={15.5}
        {...(index < consent.length ? { weight: 600 } : { tone: 'muted' })}
      >
        {line}
      </Label>
    ))}
    <rect x={16} y={184} width={196} height={46} rx={23} className="green" />
    <Label x={114} y={213} size={17} weight={700} tone="surface" anchor="middle">
      Continue
    </Label>
  </At>
);
