import { SellerTree } from '../../kit/records/SellerTree.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

/** The head of the page on MLM software, for phones: the tree of sellers, and what the first of them was paid. */
export function MlmHeroNarrow() {
  return (
    <Scene width={400} height={470} ground="mint">
      <Rings x={400} y={470} size={360} tone="green-soft" />
      <Panel x={16} y={16} width={368} height={414}>
        <SellerTree x={11} y={-40} scale={0.9} />
      </Panel>
      <Panel x={56} y={402} width={288} height={52}>
        <TurningTick x={34} y={26} size={30} />
        <Label x={60} y={32} size={17}>
          Rekha, paid
        </Label>
        <Label x={268} y={34} size={23} weight={800} anchor="end">
          ₹18,081
        </Label>
      </Panel>
    </Scene>
  );
}
