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
      <Envelope x={82} y={22} scale={0.9}>
        <PanLetter />
      </Envelope>
      <Panel x={82} y={318} width={274} height={64}>
        <rect x={12} y={10} width={44} height={44} rx={8} className="brand-soft" />
        <Glyph name="mail" x={20} y={18} size={28} tone="brand-ink" />
        <Label x={70} y={38} size={18} weight={800}>
          Your e-PAN
        </Label>
        <Label x={258} y={38} size={16} tone="muted" anchor="end">
          By email
        </Label>
      </Panel>
    </Scene>
  );
}
