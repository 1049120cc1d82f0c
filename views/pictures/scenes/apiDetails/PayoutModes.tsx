import { AmountScale } from '../../kit/shapes/AmountScale.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Which of the five modes carries which amount, on a scale that says how it grows. */
export function PayoutModes() {
  return (
    <Scene width={344} height={496} ground="none">
      <Panel x={0} y={0} width={344} height={496} flat />
      <AmountScale x={32} y={58} width={284} />
      <Label x={32} y={470} size={15} tone="muted">
        Each line is ten times the one before.
      </Label>
    </Scene>
  );
}
