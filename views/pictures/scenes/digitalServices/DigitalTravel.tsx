import { Phone } from '../../kit/devices/Phone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { posterPhone, posterSize } from './posterSize.ts';

/** The confirmed ticket for a train on a phone. */
export function DigitalTravel() {
  return (
    <Scene {...posterSize} radius={0} ground="warm">
      <Rings x={0} y={0} size={300} tone="marigold-soft" />
      <Phone {...posterPhone} head={132}>
        <Glyph name="train" x={150} y={68} size={38} tone="on-brand" />
        <Label x={18} y={82} size={22} weight={800} tone="on-brand">
          Kolkata
        </Label>
        <Label x={18} y={110} size={22} weight={800} tone="on-brand">
          to Patna
        </Label>
        <Pill x={18} y={150} tone="green" glyph="check" size={17}>
          Confirmed
        </Pill>
        <LabelledField x={18} y={212} label="Coach" value="B2" size={28} captionSize={16} />
        <LabelledField x={112} y={212} label="Berth" value="31" size={28} captionSize={16} />
        <path d="M18 266H188" className="stroke-faint" strokeWidth={2} strokeDasharray="1 8" />
        <LabelledField x={18} y={294} label="PNR" value="62XXXXXX41" size={21} captionSize={16} />
      </Phone>
    </Scene>
  );
}
