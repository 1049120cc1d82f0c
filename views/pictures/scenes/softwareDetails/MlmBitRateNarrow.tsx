import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the new rate large, below the one that counted before. */
export function MlmBitRateNarrow() {
  return (
    <Scene {...narrowBitSize} ground="tint">
      <Label x={18} y={46} size={20} weight={600} tone="muted">
        Oct
      </Label>
      <Label x={142} y={46} size={24} weight={700} tone="muted" anchor="end">
        4%
      </Label>
      <path d="M0 72H160V184a16 16 0 01-16 16H16a16 16 0 01-16-16z" fill="url(#sheen)" />
      <Label x={80} y={148} size={62} weight={800} tone="on-brand" anchor="middle">
        5%
      </Label>
      <Label x={80} y={180} size={20} weight={600} tone="on-brand" anchor="middle">
        From 1 Nov
      </Label>
    </Scene>
  );
}
