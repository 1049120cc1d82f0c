import { Label } from '../../kit/shapes/Label.tsx';
import { MonthOfTransfers } from '../../kit/shapes/MonthOfTransfers.tsx';
import { MonthRing } from '../../kit/shapes/MonthRing.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** One sender’s November: how much of ₹25,000 is left, and five transfers in cash, none above ₹5,000. */
export function TransferMonth() {
  return (
    <Scene width={400} height={540} ground="warm" grows="around">
      <Rings x={0} y={540} size={340} tone="marigold-soft" />
      <MonthRing x={200} y={142} radius={100} />
      <Panel x={20} y={276} width={360} height={244}>
        <Label x={20} y={36} size={19} weight={600} tone="marigold-ink">
          At most ₹5,000 at once
        </Label>
        <MonthOfTransfers x={20} y={54} width={320} height={104} size={16} />
      </Panel>
    </Scene>
  );
}
