import { Phone } from '../../kit/devices/Phone.tsx';
import { Stamp } from '../../kit/documents/Stamp.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { posterPhone, posterSize } from './posterSize.ts';

/** An electricity bill on a phone, fetched and paid, with the reference of its payment. */
export function DigitalBbps() {
  return (
    <Scene {...posterSize} radius={0} ground="warm">
      <Rings x={280} y={0} size={300} tone="marigold-soft" />
      <Phone {...posterPhone} time="09:41">
        <Avatar x={42} y={84} size={48} tone="marigold" glyph="bolt" />
        <Label x={76} y={80} size={18} weight={700}>
          Electricity
        </Label>
        <Label x={76} y={101} size={16} tone="muted">
          1100XXXX63
        </Label>
        <path d="M18 126H188" className="stroke-line" />
        <LabelledField
          x={18}
          y={156}
          label="Due 28 Nov 2026"
          value="₹1,240"
          size={36}
          captionSize={16}
        />
        <Stamp x={66} y={242} turn={-6} size={24}>
          Paid
        </Stamp>
        <path d="M18 280H188" className="stroke-faint" strokeWidth={2} strokeDasharray="1 8" />
        <LabelledField
          x={18}
          y={306}
          label="Reference"
          value="BP71XXXX052"
          size={20}
          captionSize={16}
        />
      </Phone>
    </Scene>
  );
}
