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
        <Avatar x={48} y={46} size={52} tone="marigold" glyph="bolt" />
        <Label x={86} y={56} size={28} weight={700}>
          Electricity
        </Label>
        <Label x={22} y={137} size={56} weight={800}>
          ₹1,240
        </Label>
        <Stamp x={84} y={187} turn={-6} size={30}>
          Paid
        </Stamp>
        <LabelledField
          x={22}
          y={262}
          label="Reference"
          value="BP71XXXX052"
          size={27}
          captionSize={22}
        />
      </SlipPrinter>
    </Scene>
  );
}
