import { Label } from '../../kit/shapes/Label.tsx';
import { MonthOfTransfers } from '../../kit/shapes/MonthOfTransfers.tsx';
import { MonthRing } from '../../kit/shapes/MonthRing.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** One sender’s November: five transfers in cash, none above ₹5,000, and how much of ₹25,000 is left. */
export function TransferMonth() {
  return (
    <Scene width={1200} height={316} ground="warm">
      <Rings x={0} y={316} size={420} tone="marigold-soft" />
      <MonthRing x={200} y={158} radius={116} />
      <Panel x={408} y={28} width={756} height={260}>
        <Label x={32} y={46} size={20} weight={700}>
          Sender 98300 XXXXX
        </Label>
        <Label x={724} y={46} size={18} tone="marigold-ink" weight={600} anchor="end">
          At most ₹5,000 at once
        </Label>
        <MonthOfTransfers x={32} y={72} width={692} height={136} size={18} />
      </Panel>
    </Scene>
  );
}
