import { BatchApproval } from '../../kit/people/BatchApproval.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** One person has entered a batch of salaries; another is about to approve it. */
export function PayoutApproval() {
  return (
    <Scene width={480} height={448} ground="brand" grows="around">
      <Rings x={480} y={0} size={340} tone="brand-lift" />
      <Panel x={32} y={32} width={416} height={128}>
        <Label x={28} y={44} size={18} weight={700}>
          Salaries, November
        </Label>
        <Label x={388} y={44} size={17} tone="muted" anchor="end">
          3 payouts
        </Label>
        <path d="M28 62.5H388" className="stroke-line" />
        <Label x={28} y={106} size={38} weight={800}>
          ₹1,28,700
        </Label>
      </Panel>
      <BatchApproval x={32} y={160} />
    </Scene>
  );
}
