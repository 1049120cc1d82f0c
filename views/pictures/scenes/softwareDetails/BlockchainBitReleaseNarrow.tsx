import { PersonBust } from '../../kit/people/Person.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageNumber } from '../../kit/stage/StageNumber.tsx';

/** The same for phones: the reviewer large, before the block. */
export const BlockchainBitReleaseNarrow = () => (
  <Scene {...narrowBitSize} ground="mint">
    <At x={56} y={36}>
      <Shadow width={76} height={76} />
      <path d="M2 3L16-11q3-3 7-3h57q10 0 10 10v56q0 4-3 7L72 74z" className="sheen-to" />
      <path d="M2 3L16-11q3-3 7-3h57q4 0 7 3L73 3z" className="sheen-from" />
      <rect width={76} height={76} rx={10} className="surface" />
      <rect
        x={1.5}
        y={1.5}
        width={73}
        height={73}
        rx={8.5}
        className="stroke-green"
        strokeWidth={3}
      />
      <Glyph name="code" x={18} y={8} size={40} tone="brand-ink" bold />
    </At>
    <PersonBust x={12} y={92} scale={0.86} hair="long" skin="skin-deep" clothes="green" />
    <Tick x={126} y={160} size={44} />
    <StageNumber x={30} y={30} scale={1.3}>
      4
    </StageNumber>
  </Scene>
);
