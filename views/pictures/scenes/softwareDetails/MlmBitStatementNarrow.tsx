import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the tax kept back, and below it what is paid. */
export function MlmBitStatementNarrow() {
  return (
    <Scene {...narrowBitSize} ground="mint">
      <Panel x={12} y={22} width={136} height={156}>
        <Label x={16} y={39} size={20} tone="muted">
          TDS
        </Label>
        <Label x={120} y={39} size={20} weight={700} anchor="end">
          −₹369
        </Label>
        <path d="M16 57H120" className="stroke-line" strokeWidth={2} />
        <Label x={68} y={97} size={29} weight={800} anchor="middle">
          ₹18,081
        </Label>
        <Tick x={43} y={125} size={26} />
        <Label x={62} y={132} size={20} weight={700} tone="green-ink">
          Paid
        </Label>
      </Panel>
    </Scene>
  );
}
