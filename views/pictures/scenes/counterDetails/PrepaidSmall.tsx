import { CardFace, cardFaceSize } from '../../kit/CardFace.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** A small card, with the telephone whose number was verified for it. */
export function PrepaidSmall() {
  return (
    <Scene {...cardFaceSize} ground="none">
      <CardFace tone="sheen" ink="on-brand">
        <circle cx={328} cy={76} r={44} className="on-brand" opacity={0.16} />
        <Glyph name="phone" x={300} y={48} size={56} tone="on-brand" />
        <circle cx={356} cy={104} r={16} className="on-brand" />
        <Glyph name="check" x={345} y={93} size={22} tone="green-ink" bold />
      </CardFace>
    </Scene>
  );
}
