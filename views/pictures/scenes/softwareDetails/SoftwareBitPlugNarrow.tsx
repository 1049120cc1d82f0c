import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the plug above its socket, each as wide as the picture allows. */
export function SoftwareBitPlugNarrow() {
  return (
    <Scene {...narrowBitSize} ground="brand">
      <path d="M80 0V24M80 176V200" className="stroke-on-deep" strokeWidth={11} />
      <path
        d="M60 76v26M100 76v26"
        className="stroke-on-deep"
        strokeWidth={11}
        strokeLinecap="butt"
      />
      <path d="M34 78h92V64a46 46 0 00-92 0z" className="on-brand" />
      <path d="M34 78h92V66H34z" className="on-deep-muted" />
      <path d="M34 122h92v14a46 46 0 01-92 0z" className="marigold" />
      <path d="M34 122h92v12H34z" className="skin-deep" opacity={0.4} />
      <path
        d="M60 122v20M100 122v20"
        className="stroke-deep"
        strokeWidth={11}
        strokeLinecap="butt"
      />
      <path
        d="M26 100H14M28 84L16 76M28 116L16 124M134 100h12M132 84l12-8M132 116l12 8"
        className="stroke-code-string"
        strokeWidth={5}
      />
    </Scene>
  );
}
