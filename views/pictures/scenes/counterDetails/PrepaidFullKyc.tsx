import { CardFace, cardFaceSize } from '../../kit/CardFace.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Portrait } from '../../kit/Portrait.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** A full-KYC card, with the holder who was identified for it. */
export function PrepaidFullKyc() {
  return (
    <Scene {...cardFaceSize} ground="none">
      <CardFace tone="deep-lift" ink="on-deep">
        <path d="M0 0H400V252H0z" fill="url(#night)" />
        <circle cx={400} cy={252} r={200} className="brand-lift" opacity={0.18} />
        <circle cx={400} cy={252} r={120} className="brand-lift" opacity={0.18} />
        <Portrait x={328} y={76} size={88} hair="long" clothes="brand-lift" />
        <circle cx={362} cy={108} r={18} className="code-number" />
        <Glyph name="shield" x={350} y={96} size={24} tone="deep" bold />
      </CardFace>
    </Scene>
  );
}
