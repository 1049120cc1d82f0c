import { BankFront } from '../../kit/places/BankFront.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { CaseGround } from '../../kit/stage/CaseGround.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The branch of the sender’s bank, and the most that is sent from an account there. */
export const NepalSenderAccount = () => (
  <Scene {...bitSize} ground="sand">
    <CaseGround tone="marigold" opacity={0.4} depth={28} />
    <ellipse cx={94} cy={138} rx={80} ry={5} className="shade" />
    <BankFront x={22} y={8} scale={0.6} />
    <Panel x={108} y={66} width={112} height={58} radius={12}>
      <Label x={12} y={23} size={14} weight={600} tone="muted">
        Up to
      </Label>
      <Label x={12} y={46} size={17} weight={800}>
        ₹2,00,000
      </Label>
    </Panel>
  </Scene>
);
