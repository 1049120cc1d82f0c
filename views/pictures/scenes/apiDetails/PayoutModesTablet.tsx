import { Portrait } from '../../kit/people/Portrait.tsx';
import { AmountScale } from '../../kit/shapes/AmountScale.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { payouts } from '../services/payouts.ts';

/** The same for a tablet, with an example payout on each lane. */
export function PayoutModesTablet() {
  return (
    <Scene width={720} height={764} ground="none">
      <Panel x={0} y={0} width={720} height={764} flat />
      <AmountScale
        x={24}
        y={28}
        width={672}
        sign={46}
        lane={46}
        size={18}
        step={121}
        payouts={payouts}
      />
      <Label x={24} y={734} size={18} tone="muted">
        Each line is ten times the one to its left.
      </Label>
      <Portrait x={508} y={728} size={30} hair="long" clothes="marigold" />
      <Label x={696} y={734} size={18} tone="muted" anchor="end">
        An example payout
      </Label>
    </Scene>
  );
}
