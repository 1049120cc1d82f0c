import { ChargeSlip } from '../../kit/ChargeSlip.tsx';
import { Label } from '../../kit/Label.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Terminal } from '../../kit/Terminal.tsx';

/** For phones: the amount on the terminal and the slip of the sale. */
export function PosStepsNarrow() {
  return (
    <Scene width={400} height={360} ground="warm">
      <circle cx={104} cy={180} r={160} className="marigold-soft" opacity={0.5} />
      <Terminal x={20} y={28} scale={0.8}>
        <Label x={84} y={40} size={18} tone="muted" anchor="middle">
          Amount
        </Label>
        <Label x={84} y={84} size={36} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </Terminal>
      <ChargeSlip x={198} y={28} scale={0.88} />
    </Scene>
  );
}
