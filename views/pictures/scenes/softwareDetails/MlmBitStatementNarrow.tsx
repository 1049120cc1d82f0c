import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones only what is paid. */
export function MlmBitStatementNarrow() {
  return (
    <Scene {...narrowBitSize} ground="mint">
      <Panel x={10} y={24} width={140} height={150}>
        <Tick x={70} y={45} size={46} />
        <Label x={70} y={104} size={27} weight={800} anchor="middle">
          ₹18,081
        </Label>
        <Label x={70} y={131} size={20} weight={700} tone="green-ink" anchor="middle">
          Paid
        </Label>
      </Panel>
    </Scene>
  );
}
