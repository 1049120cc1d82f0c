import { PinReader } from '../../kit/devices/PinReader.tsx';
import { ReadyPhone } from '../../kit/devices/ReadyPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What works at the counter of a shop that offers Mobile ATM: a phone and the card reader that is paired with it. */
export const MatmKit = () => (
  <Scene width={400} height={344} ground="sand" grows="above">
    <path d="M-400-344H800V264H-400z" className="marigold-soft" />
    <path d="M-400 264H800V344H-400z" fill="url(#sheen)" />
    <path d="M-400 264H800V271H-400z" className="brand-lift" />
    <ContactShadow x={114} y={304} width={202} />
    <ReadyPhone x={24} y={48} scale={0.89} />
    <path
      d="M217 172a10 10 0 010 16M224 165a19 19 0 010 30M231 158a28 28 0 010 44"
      className="stroke-brand-ink"
      strokeWidth={3.5}
    />
    <ContactShadow x={309} y={304} width={160} />
    <PinReader x={255} y={117} scale={0.75} small flat>
      <Glyph name="bluetooth" x={8} y={9} size={30} tone="brand" bold />
      <Label x={46} y={32} size={23} weight={700}>
        Ready
      </Label>
    </PinReader>
  </Scene>
);
