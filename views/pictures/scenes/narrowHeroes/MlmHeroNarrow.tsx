import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { SellerTree } from '../../kit/SellerTree.tsx';
import { TurningTick } from '../../kit/TurningTick.tsx';

/** The head of the page on MLM software, for phones: the tree of sellers, and what the first of them was paid. */
export function MlmHeroNarrow() {
  return (
    <Scene width={400} height={456} ground="mint">
      <Rings x={400} y={456} size={360} tone="green-soft" />
      <Panel x={16} y={16} width={368} height={424}>
        <SellerTree x={8} y={-42} />
      </Panel>
      <Panel x={240} y={28} width={132} height={84}>
        <Label x={14} y={34} size={16} tone="muted">
          Paid
        </Label>
        <Label x={14} y={63} size={22} weight={800}>
          ₹18,081
        </Label>
        <TurningTick x={106} y={28} size={24} />
      </Panel>
    </Scene>
  );
}
