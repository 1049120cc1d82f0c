import { CashCounter } from '../../kit/money/CashCounter.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { TownHouse } from '../../kit/places/TownHouse.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A shop where a customer has come for cash, between the houses of its street, and the withdrawal that went through. */
export function CoreCounter() {
  return (
    <Scene width={838} height={260} ground="mint" radius={0} grows="above">
      <Rings x={600} y={250} size={360} tone="green-soft" />
      <path d="M-8 238H846V268H-8z" className="green" opacity={0.28} />
      <TownHouse x={40} y={142} scale={0.57} />
      <TownHouse x={204} y={128} scale={0.65} />
      <Panel x={32} y={24} width={330} height={84}>
        <Avatar x={46} y={42} size={48} tone="green" glyph="rupee" />
        <Label x={86} y={36} size={19} tone="muted">
          Cash withdrawal
        </Label>
        <Label x={86} y={65} size={26} weight={800}>
          ₹3,000
        </Label>
        <Tick x={286} y={42} size={42} />
      </Panel>
      <CashCounter
        x={396}
        y={12}
        scale={0.87}
        customer={{ hair: 'turban', clothes: 'marigold' }}
        keeper={{ hair: 'bun', clothes: 'brand' }}
      />
      <TownHouse x={692} y={132} scale={0.63} />
    </Scene>
  );
}
