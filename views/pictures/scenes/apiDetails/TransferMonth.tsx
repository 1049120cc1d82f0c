import { Portrait } from '../../kit/people/Portrait.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { MonthJar } from '../../kit/shapes/MonthJar.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** One sender’s November as a jar that holds ₹25,000: five transfers in cash are in it, and there is room for ₹2,200. */
export function TransferMonth() {
  return (
    <Scene width={400} height={540} ground="warm" grows="around">
      <Portrait x={64} y={64} size={84} hair="turban" clothes="marigold" />
      <Label x={122} y={47} size={19} weight={600} tone="muted">
        November
      </Label>
      <Label x={122} y={90} size={42} weight={800} tone="green-ink">
        ₹2,200 left
      </Label>
      <MonthJar x={24} y={124} />
    </Scene>
  );
}
