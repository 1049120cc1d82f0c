import { Boxes } from '../shapes/Boxes.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** On a phone's screen, 262 wide: the PAN of its holder and the ticked box, whose foot is at 28,170. */
export const ConsentForm = (place: Place) => (
  <At {...place}>
    <Label x={13} y={78} size={16} weight={700}>
      Your PAN
    </Label>
    <Boxes x={13} y={90} text="ABCPS1234F" size={21} />
    <rect x={13} y={140} width={30} height={30} rx={7} className="green" />
    <Glyph name="check" x={18} y={145} size={20} tone="surface" bold />
    <Label x={56} y={152} size={15} weight={600}>
      I agree that my PAN
    </Label>
    <Label x={56} y={172} size={15} weight={600}>
      is checked
    </Label>
    <Label x={56} y={193} size={15} tone="muted">
      to open my account
    </Label>
    <rect
      x={92}
      y={214}
      width={157}
      height={38}
      rx={19}
      className="stroke-green"
      strokeWidth={1.5}
    />
    <Label x={170.5} y={238} size={14.5} weight={700} tone="green-ink" anchor="middle">
      Continue
    </Label>
  </At>
);
