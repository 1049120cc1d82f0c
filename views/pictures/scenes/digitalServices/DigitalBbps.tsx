import { SlipPrinter } from '../../kit/devices/SlipPrinter.tsx';
import { Stamp } from '../../kit/documents/Stamp.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { posterSize } from './posterSize.ts';

/** The receipt for an electricity bill as it comes out of a printer, with the reference of its payment. */
export function DigitalBbps() {
  return (
    <Scene {...posterSize} radius={0} ground="warm">
      <Rings x={280} y={0} size={300} tone="marigold-soft" />
      <SlipPrinter x={18.4} y={24} scale={0.8} length={318}>
        <Avatar x={44} y={48} size={50} tone="marigold" glyph="bolt" />
        <Label x={82} y={44} size={21} weight={700}>
          Electricity
        </Label>
        <Label x={82} y={68} size={19} tone="muted">
          1100XXXX63
        </Label>
        <LabelledField
          x={22}
          y={104}
          label="Due 28 Nov 2026"
          value="₹1,240"
          size={42}
          captionSize={19}
        />
        <Stamp x={78} y={204} turn={-6} size={26}>
          Paid
        </Stamp>
        <path d="M22 244H234" className="stroke-faint" strokeWidth={2} strokeDasharray="1 8" />
        <LabelledField
          x={22}
          y={278}
          label="Reference"
          value="BP71XXXX052"
          size={22}
          captionSize={19}
        />
      </SlipPrinter>
    </Scene>
  );
}
