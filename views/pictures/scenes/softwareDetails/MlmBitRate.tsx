import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The new rate large, below the fading one that counted before. */
export const MlmBitRate = () => (
  <Scene {...bitSize} ground="tint">
    <g opacity={0.75}>
      <Label x={17} y={32} size={14} weight={600} tone="muted">
        October
      </Label>
      <Label x={223} y={35} size={24} weight={700} tone="muted" anchor="end">
        4%
      </Label>
    </g>
    <path d="M0 52H240V150H0z" fill="url(#sheen)" />
    <Label x={17} y={108} size={14} weight={600} tone="on-brand">
      From 1 Nov
    </Label>
    <Label x={223} y={125} size={66} weight={800} tone="on-brand" anchor="end">
      5%
    </Label>
  </Scene>
);
