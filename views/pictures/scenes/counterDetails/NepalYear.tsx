import { TransferCount, TransferFields } from '../../kit/screens/YearOfTransfers.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A sender's card for the year: a field for each cash transfer, five of them ticked. */
export function NepalYear() {
  return (
    <Scene width={400} height={384} ground="warm" grows="around">
      <Rings x={0} y={384} size={300} tone="marigold-soft" />
      <Panel x={28} y={28} width={344} height={328}>
        <Label x={24} y={46} size={21} weight={800}>
          Cash transfers, 2026
        </Label>
        <Label x={24} y={70} size={15} tone="muted">
          Sender: Bikash Thapa
        </Label>
        <TransferFields columns={4} x={24} y={94} width={65} height={52} gap={12} />
        <TransferCount y={306} />
      </Panel>
    </Scene>
  );
}
