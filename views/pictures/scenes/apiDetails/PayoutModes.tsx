import { AmountScale } from '../../kit/shapes/AmountScale.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Which of the modes carries which amount, on a scale that says how it grows. */
export function PayoutModes() {
  return (
    <Scene width={344} height={576} ground="none">
      <Panel x={0} y={0} width={344} height={576} flat />
      <AmountScale x={16} y={20} width={312} />
      <Label x={16} y={552} size={14} tone="muted">
        Each line is ten times the one before.
      </Label>
    </Scene>
  );
}
