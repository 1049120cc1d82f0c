import { Portrait } from '../../kit/people/Portrait.tsx';
import { sellers } from '../../kit/records/sellers.ts';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The payout of a seller: her face, and beside it her amount, marked as paid. */
export const MlmBitStatement = () => (
  <Scene {...bitSize} ground="mint">
    <Panel x={17} y={17} width={206} height={116}>
      <Portrait x={47} y={58} size={60} {...sellers.Rekha} />
      <Label x={90} y={37} size={16} weight={600}>
        Rekha
      </Label>
      <Label x={90} y={67} size={24} weight={800}>
        ₹18,081
      </Label>
      <Tick x={100} y={87} size={20} />
      <Label x={116} y={92} size={15} weight={700} tone="green-ink">
        Paid
      </Label>
    </Panel>
  </Scene>
);
