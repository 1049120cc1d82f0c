import { AmountScale } from '../../kit/shapes/AmountScale.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Which of the five modes carries which amount, on a scale that says how it grows. */
export function PayoutModes() {
  return (
    <Scene width={400} height={476} grows="around">
      <Rings x={400} y={0} size={300} />
      <AmountScale x={24} y={38} width={352} />
      <Label x={24} y={452} size={16} tone="muted">
        Each line is ten times the one before.
      </Label>
    </Scene>
  );
}
