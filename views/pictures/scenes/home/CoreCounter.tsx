import { CashCounter } from '../../kit/money/CashCounter.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A shop where a customer has come for cash, the scanner for his finger, and the withdrawal that went through. */
export function CoreCounter() {
  return (
    <Scene width={480} height={488} ground="mint" grows="above">
      <Rings x={480} y={488} size={400} tone="green-soft" />
      <path d="M-480 440H960V488H-480z" className="green" opacity={0.28} />
      <Panel x={40} y={24} width={400} height={88}>
        <Avatar x={50} y={44} size={52} tone="green" glyph="rupee" />
        <Label x={92} y={38} size={19} tone="muted">
          Cash withdrawal
        </Label>
        <Label x={92} y={68} size={26} weight={800}>
          ₹3,000
        </Label>
        <Tick x={348} y={44} size={44} />
      </Panel>
      <CashCounter
        x={16}
        y={130}
        scale={1.28}
        customer={{ hair: 'turban', clothes: 'marigold' }}
        keeper={{ hair: 'bun', clothes: 'brand' }}
      />
    </Scene>
  );
}
