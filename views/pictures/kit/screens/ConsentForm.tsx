import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** In lines of about one length. */
const consent = ['I agree that my', 'PAN is checked to', 'open my account'];
const lineHeight = 23;

/** On a phone's screen, 250 × 190: the PAN of its holder, the ticked box, and the way on. */
export const ConsentForm = (place: Place) => (
  <At {...place}>
    <rect x={16} width={218} height={44} rx={8} className="surface-2" />
    <rect x={16.5} y={0.5} width={217} height={43} rx={7.5} className="stroke-line" />
    <Label x={28} y={29.5} size={21} weight={800}>
      ABCPS1234F
    </Label>
    <rect x={16} y={58} width={28} height={28} rx={7} className="green" />
    <Glyph name="check" x={20} y={62} size={20} tone="surface" bold />
    {consent.map((line, index) => (
      <Label key={line} x={58} y={78 + index * lineHeight} size={19} weight={600}>
        {line}
      </Label>
    ))}
    <rect x={16} y={144} width={218} height={46} rx={23} className="green" />
    <Label x={125} y={173} size={17} weight={700} tone="surface" anchor="middle">
      Continue
    </Label>
  </At>
);
