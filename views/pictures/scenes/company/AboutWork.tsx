import { RefundSteps } from '../../kit/screens/RefundSteps.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** One recharge that failed, step by step to its refund, and the balance that has its money back. */
export function AboutWork() {
  return (
    <Scene width={480} height={520} ground="mint" grows="around">
      <Rings x={480} y={0} size={320} tone="green-soft" />
      <RefundSteps x={32} y={28} width={416} step={68} />
      <Panel x={32} y={396} width={416} height={96} tone="night">
        <Label x={24} y={38} size={17} tone="on-deep-muted">
          Your balance
        </Label>
        <Label x={24} y={73} size={28} weight={800} tone="on-deep">
          ₹18,750
        </Label>
        <Label x={392} y={72} size={20} weight={700} tone="code-number" anchor="end">
          +₹299
        </Label>
      </Panel>
    </Scene>
  );
}
