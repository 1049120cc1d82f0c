import { GatePillar } from '../../kit/places/GatePillar.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { LetterBox } from '../../kit/things/LetterBox.tsx';
import { closingSize } from './closingSize.ts';

/** How an application ends: the card comes by post to the letter box at the gate, and the number by email. */
export function PanClosing() {
  return (
    <Scene {...closingSize} radius={0} night="raised">
      <Rings x={440} y={0} size={340} />
      <GatePillar x={16} y={0} />
      <LetterBox x={43} y={144} scale={0.9}>
        Meera Das
      </LetterBox>
      <Panel x={246} y={34} width={178} height={68}>
        <rect x={12} y={12} width={44} height={44} rx={8} className="brand-soft" />
        <Glyph name="mail" x={20} y={20} size={28} tone="brand-ink" />
        <Label x={68} y={31} size={17} weight={800}>
          Your e-PAN
        </Label>
        <Label x={68} y={53} size={16} tone="muted">
          By email
        </Label>
      </Panel>
    </Scene>
  );
}
