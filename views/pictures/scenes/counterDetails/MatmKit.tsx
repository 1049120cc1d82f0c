import { PinReader } from '../../kit/devices/PinReader.tsx';
import { ReadyPhone } from '../../kit/devices/ReadyPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What works at the counter of a shop that offers Mobile ATM: a phone and the card reader that is paired with it. */
export const MatmKit = () => (
  <Scene width={400} height={344} ground="sand" grows="above">
    <path d="M-400-344H800V252H-400z" className="marigold-soft" />
    <path d="M-400 252H800V344H-400z" fill="url(#sheen)" />
    <path d="M-400 252H800V259H-400z" className="brand-lift" />
    <ContactShadow x={109} y={305} width={186} />
    <ReadyPhone x={28} y={80} scale={0.78} />
    <path
      d="M204 188a9 9 0 010 14M210 182a17 17 0 010 26M216 176a25 25 0 010 38"
      className="stroke-brand-ink"
      strokeWidth={3.5}
    />
    <ContactShadow x={306} y={305} width={150} />
    <PinReader x={242} y={107} scale={0.8} small flat>
      <Glyph name="bluetooth" x={8} y={9} size={30} tone="brand" bold />
      <Label x={46} y={32} size={23} weight={700}>
        Ready
      </Label>
    </PinReader>
  </Scene>
);
