import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Tick } from '../../kit/Tick.tsx';

/** A sale that failed, and its amount on the way back to the customer's bank account. */
export function PosReversal() {
  return (
    <Scene width={560} height={184} ground="warm" grows="around">
      <Rings x={0} y={184} size={320} tone="marigold-soft" />
      <Panel x={24} y={24} width={216} height={136} tone="night">
        <circle cx={40} cy={42} r={20} className="red" />
        <Glyph name="x" x={28} y={30} size={24} tone="surface" bold />
        <Label x={72} y={49} size={20} weight={700} tone="on-deep">
          Failed
        </Label>
        <Label x={24} y={108} size={34} weight={800} tone="on-deep">
          ₹1,850
        </Label>
      </Panel>
      <Glyph name="arrow-right" x={252} y={74} size={36} tone="marigold" bold />
      <Panel x={300} y={24} width={236} height={136}>
        <Tick x={42} y={42} size={40} />
        <Label x={74} y={49} size={20} weight={700} tone="green-ink">
          Reversed
        </Label>
        <Label x={24} y={90} size={19} weight={600}>
          To the customer
        </Label>
        <Label x={24} y={115} size={18} tone="muted">
          by the banks
        </Label>
      </Panel>
    </Scene>
  );
}
