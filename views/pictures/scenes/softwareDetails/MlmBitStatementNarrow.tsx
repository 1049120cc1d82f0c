import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the first of them, with her amount. */
export function MlmBitStatementNarrow() {
  return (
    <Scene {...narrowBitSize} ground="mint">
      <Panel x={12} y={48} width={136} height={130}>
        <Label x={68} y={52} size={20} weight={600} tone="muted" anchor="middle">
          Rekha
        </Label>
        <Label x={68} y={86} size={28} weight={800} anchor="middle">
          ₹18,081
        </Label>
        <Label x={68} y={113} size={18} weight={700} tone="green-ink" anchor="middle">
          Paid
        </Label>
      </Panel>
      <Tick x={80} y={46} size={56} />
    </Scene>
  );
}
