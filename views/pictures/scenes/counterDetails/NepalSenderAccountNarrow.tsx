import { BankFront } from '../../kit/places/BankFront.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the limit below the branch. */
export const NepalSenderAccountNarrow = () => (
  <Scene {...narrowBitSize} ground="sand">
    <CaseGround tone="marigold" opacity={0.4} depth={78} narrow />
    <ellipse cx={80} cy={133} rx={74} ry={5} className="shade" />
    <BankFront x={15} y={16} scale={0.54} />
    <Panel x={16} y={140} width={128} height={46} radius={12}>
      <Label x={64} y={31} size={21} weight={800} anchor="middle">
        ₹2,00,000
      </Label>
    </Panel>
  </Scene>
);
