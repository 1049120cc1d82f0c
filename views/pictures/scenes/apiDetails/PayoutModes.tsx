import { Portrait } from '../../kit/people/Portrait.tsx';
import { AmountScale } from '../../kit/shapes/AmountScale.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { payouts } from '../services/payouts.ts';

/** When each of the modes runs and which amounts it carries, on a scale that says how it grows, with a payout by each. */
export function PayoutModes() {
  return (
    <Scene width={344} height={650} ground="none">
      <Panel x={0} y={0} width={344} height={650} flat />
      <AmountScale
        x={16}
        y={22}
        width={312}
        sign={36}
        lane={38}
        size={13.2}
        step={101}
        payouts={payouts}
      />
      <Label x={16} y={601} size={13.2} tone="muted">
        Each line is ten times the one to its left.
      </Label>
      <Portrait x={27} y={622} size={22} hair="long" clothes="marigold" />
      <Label x={45} y={627} size={13.2} tone="muted">
        An example payout
      </Label>
    </Scene>
  );
}
