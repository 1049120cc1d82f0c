import { Phone } from '../../kit/devices/Phone.tsx';
import { PaperDocument } from '../../kit/documents/PaperDocument.tsx';
import { Stamp } from '../../kit/documents/Stamp.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** From the back of the stack to its front. */
const bills = [
  ['Gas', 'flame', 'red', 104, 20, 5],
  ['Water', 'drop', 'brand', 64, 86, 1],
  ['Electricity', 'bolt', 'marigold', 24, 164, -4],
] as const;

/** Three bills, the top one paid, and the receipt of the biller on a phone. */
export function DigitalBbps() {
  return (
    <Scene width={640} height={520} radius={0} ground="warm">
      <Rings x={0} y={0} size={400} tone="marigold-soft" />
      {bills.map(([title, glyph, tone, x, y, turn]) => (
        <PaperDocument key={title} x={x} y={y} width={288} height={326} turn={turn}>
          <Glyph name={glyph} x={24} y={20} size={36} tone={tone} bold />
          <Label x={72} y={47} size={24} weight={700}>
            {title}
          </Label>
          {title === 'Electricity' && (
            <>
              <path d="M24 76.5H264" className="stroke-line" />
              <LabelledField
                x={24}
                y={112}
                label="Consumer no."
                value="1100XXXX63"
                size={24}
                captionSize={21}
              />
              <Label x={24} y={190} size={22} tone="muted">
                Due 28 Nov 2026
              </Label>
              <Label x={24} y={246} size={48} weight={800}>
                ₹1,240
              </Label>
              <Stamp x={204} y={283} turn={-10} size={30}>
                Paid
              </Stamp>
            </>
          )}
        </PaperDocument>
      ))}
      <Phone x={344} y={56} width={272} height={560} time="09:41">
        <Tick x={127} y={112} size={72} />
        <Label x={127} y={190} size={25} weight={600} anchor="middle">
          Bill paid
        </Label>
        <Label x={127} y={242} size={48} weight={800} anchor="middle">
          ₹1,240
        </Label>
        <path d="M24 272.5H230" className="stroke-faint" strokeWidth={2} strokeDasharray="1 8" />
        <LabelledField
          x={24}
          y={310}
          label="Biller’s reference"
          value="BP71XXXX052"
          size={24}
          captionSize={21}
        />
        <LabelledField
          x={24}
          y={388}
          label="Paid on"
          value="14 Nov 2026"
          size={24}
          captionSize={21}
        />
      </Phone>
    </Scene>
  );
}
