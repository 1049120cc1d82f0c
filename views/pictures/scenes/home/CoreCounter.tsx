import { Avatar } from '../../kit/Avatar.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PersonStanding } from '../../kit/Person.tsx';
import { Scanner } from '../../kit/Scanner.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Shop } from '../../kit/Shop.tsx';
import { Tick } from '../../kit/Tick.tsx';

/** A shop where a customer has come for cash, the scanner for his finger, and the withdrawal that went through. */
export function CoreCounter() {
  return (
    <Scene width={480} height={500} ground="mint" grows="above">
      <Rings x={480} y={500} size={400} tone="green-soft" />
      <path d="M-480 440H960V500H-480z" className="green" opacity={0.28} />
      <Panel x={40} y={32} width={400} height={92}>
        <Avatar x={52} y={46} size={52} tone="green" glyph="rupee" />
        <Label x={94} y={40} size={19} tone="muted">
          Cash withdrawal
        </Label>
        <Label x={94} y={70} size={26} weight={800}>
          ₹3,000
        </Label>
        <Tick x={348} y={46} size={44} />
      </Panel>
      <Shop x={170} y={158} scale={1.18} hair="bun" clothes="brand" />
      <PersonStanding x={40} y={172} hair="turban" clothes="marigold" scale={1.14} />
      <Scanner x={366} y={330} scale={0.38} />
    </Scene>
  );
}
