import { Portrait } from '../../kit/people/Portrait.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StageNumber } from '../../kit/stage/StageNumber.tsx';

/** The fourth stage: another person has read the contract, and its block is released. */
export const BlockchainBitRelease = () => (
  <Scene {...bitSize} ground="mint">
    <At x={128} y={36}>
      <Shadow width={88} height={88} />
      <path d="M2 3L14-9q3-3 7-3h67q10 0 10 10v72q0 4-3 7L84 88z" className="sheen-to" />
      <path d="M2 3L14-9q3-3 7-3h67q4 0 7 3L83 3z" className="sheen-from" />
      <rect width={84} height={88} rx={10} className="surface" />
      <rect x={1} y={1} width={82} height={86} rx={9} className="stroke-green" strokeWidth={3} />
      <Glyph name="code" x={26} y={14} size={32} tone="brand-ink" bold />
      <Skeleton x={16} y={58} widths={[52, 36]} step={14} />
    </At>
    <Portrait x={80} y={88} size={76} hair="long" skin="skin-deep" clothes="green" />
    <Tick x={110} y={116} size={30} />
    <StageNumber x={32} y={32} scale={1.3}>
      4
    </StageNumber>
  </Scene>
);
