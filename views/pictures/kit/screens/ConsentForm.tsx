import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** On a phone's screen, 230 wide, from 58 to 258: the PAN of its holder, the ticked box, and the way on. */
export const ConsentForm = (place: Place) => (
  <At {...place}>
    <Label x={16} y={72} size={15} weight={700}>
      Your PAN
    </Label>
    <rect x={16} y={82} width={198} height={40} rx={8} className="surface-2" />
    <rect x={16.5} y={82.5} width={197} height={39} rx={7.5} className="stroke-line" />
    <Label x={28} y={109} size={19} weight={800}>
      ABCPS1234F
    </Label>
    <rect x={16} y={138} width={28} height={28} rx={7} className="green" />
    <Glyph name="check" x={20} y={142} size={20} tone="surface" bold />
    <Label x={56} y={150} size={15} weight={600}>
      I agree that my PAN
    </Label>
    <Label x={56} y={170} size={15} weight={600}>
      is checked
    </Label>
    <Label x={56} y={191} size={15} tone="muted">
      to open my account
    </Label>
    <rect x={16} y={212} width={198} height={44} rx={22} className="green" />
    <Label x={115} y={239.5} size={16} weight={700} tone="surface" anchor="middle">
      Continue
    </Label>
  </At>
);
