import { AmountScale } from '../../kit/shapes/AmountScale.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Which of the modes carries which amount, on a scale that says how it grows, or fades away where the bank sets the limit. */
export function PayoutModes() {
  return (
    <Scene width={344} height={496} ground="none">
      <Panel x={0} y={0} width={344} height={496} flat />
      <AmountScale x={20} y={20} width={304} />
      <Label x={20} y={471} size={14} tone="muted">
        Each line is ten times the one before.
      </Label>
    </Scene>
  );
}
