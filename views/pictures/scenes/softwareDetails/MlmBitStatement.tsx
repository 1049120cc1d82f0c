import { Portrait } from '../../kit/people/Portrait.tsx';
import { sellers } from '../../kit/records/sellers.ts';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The statement of a seller: her amount, paid, and the TDS that was kept back. */
export const MlmBitStatement = () => (
  <Scene {...bitSize} ground="mint">
    <Panel x={20} y={14} width={200} height={122}>
      <Portrait x={41} y={37} size={50} {...sellers.Rekha} />
      <Label x={76} y={33} size={14} weight={600}>
        Rekha
      </Label>
      <Label x={76} y={52} size={13} weight={700} tone="green-ink">
        Paid
      </Label>
      <Tick x={170} y={37} size={32} />
      <Label x={16} y={93} size={30} weight={800}>
        ₹18,081
      </Label>
      <Label x={16} y={112} size={13} tone="muted">
        TDS −₹369
      </Label>
    </Panel>
  </Scene>
);
