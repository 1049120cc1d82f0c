import { AmountRows } from '../../kit/shapes/AmountRows.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Which amounts each of the modes carries, on one scale that says how it grows. */
export function PayoutModes() {
  return (
    <Scene width={344} height={592} ground="none">
      <Panel x={0} y={0} width={344} height={592} flat />
      <AmountRows x={16} y={24} />
      <Label x={16} y={571} size={13.5} tone="muted">
        Each line is ten times the one to its left.
      </Label>
    </Scene>
  );
}
