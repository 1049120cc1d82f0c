import { SellerTree } from '../../kit/records/SellerTree.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

/** The head of the page on MLM software, for phones: the tree of sellers, and what the first of them was paid. */
export function MlmHeroNarrow() {
  return (
    <Scene width={400} height={512} ground="brand">
      <Rings x={400} y={512} size={360} tone="brand-lift" />
      <path d="M232 61.4H352q16 0 16 16V470" className="stroke-marigold" strokeWidth={3.5} />
      <SellerTree x={10} y={4} scale={0.9} />
      <Panel x={20} y={443} width={360} height={54}>
        <TurningTick x={36} y={27} size={34} />
        <Label x={64} y={33.5} size={19}>
          Rekha, paid
        </Label>
        <Label x={340} y={36} size={27} weight={800} anchor="end">
          ₹18,081
        </Label>
      </Panel>
    </Scene>
  );
}
