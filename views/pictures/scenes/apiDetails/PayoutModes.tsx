import { AmountScale } from '../../kit/shapes/AmountScale.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Which of the five modes carries which amount, on a scale that says how it grows. */
export function PayoutModes() {
  return (
    <Scene width={344} height={468} grows="around">
      <Rings x={344} y={0} size={280} />
      <AmountScale x={20} y={38} width={304} />
      <Label x={20} y={446} size={15} tone="muted">
        Each line is ten times the one before.
      </Label>
    </Scene>
  );
}
