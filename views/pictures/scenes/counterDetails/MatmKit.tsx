import { DockedReader } from '../../kit/devices/DockedReader.tsx';
import { ReadyPhone } from '../../kit/devices/ReadyPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const ready = (
  <>
    <Glyph name="bluetooth" x={12} y={11} size={26} tone="brand" bold />
    <Label x={43} y={32} size={22} weight={700}>
      Ready
    </Label>
  </>
);

/** What a shop needs for Mobile ATM, on its counter: a phone on its stand, and the paired card reader in its dock. */
export const MatmKit = () => (
  <Scene width={400} height={344} ground="sand" grows="above">
    <path d="M-400 272H800V306H-400z" className="brand-lift" />
    <path d="M-400 306H800V700H-400z" fill="url(#sheen)" />
    <path d="M-400 306H800V309H-400z" className="on-brand" opacity={0.25} />
    <ContactShadow x={112} y={291} width={136} />
    <ReadyPhone x={38} y={46} scale={1.1} />
    <ContactShadow x={282} y={291} width={176} />
    <DockedReader x={222} y={47} scale={0.78} display={ready} />
  </Scene>
);
