import { Terminal } from '../../kit/devices/Terminal.tsx';
import { VoidSlip } from '../../kit/devices/VoidSlip.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A terminal that prints the slip of a sale typed with a nought too many and made void, so that nothing is charged. */
export function PosVoid() {
  return (
    <Scene width={400} height={420} ground="mint" grows="above">
      <Rings x={400} y={0} size={300} tone="green-soft" />
      <Terminal x={80} y={232} scale={1.15} paper={<VoidSlip />}>
        <Label x={84} y={52} size={22} weight={700} anchor="middle">
          Sale voided
        </Label>
        <Label x={84} y={88} size={28} weight={800} anchor="middle">
          −₹18,500
        </Label>
      </Terminal>
    </Scene>
  );
}
