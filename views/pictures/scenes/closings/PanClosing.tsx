import { Envelope } from '../../kit/documents/Envelope.tsx';
import { PanLetter } from '../../kit/documents/PanLetter.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** How an application ends: the card by post, and the number by email. */
export function PanClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={0} y={400} size={340} />
      <Envelope x={56} y={28} scale={1.06}>
        <PanLetter />
      </Envelope>
      <Panel x={176} y={290} width={236} height={82}>
        <rect x={20} y={17} width={48} height={48} rx={8} className="brand-soft" />
        <Glyph name="mail" x={30} y={27} size={28} tone="brand-ink" />
        <Label x={84} y={37} size={19} weight={800}>
          Your e-PAN
        </Label>
        <Label x={84} y={60} size={16} tone="muted">
          By email
        </Label>
      </Panel>
    </Scene>
  );
}
