import { Avatar } from '../../kit/people/Avatar.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';

const signers = [
  ['Buyer', 'home', 'brand'],
  ['Transporter', 'truck', 'marigold'],
] as const;

/** Two signatures meet the conditions of a contract, and it releases the payment. */
export function BlockchainContract() {
  return (
    <Scene width={560} height={304} ground="mint" grows="around">
      {signers.map(([name, glyph, tone], index) => (
        <Panel key={name} x={24} y={24 + index * 134} width={180} height={122}>
          <Avatar x={34} y={38} size={36} glyph={glyph} tone={tone} />
          <Label x={58} y={45} size={18} weight={700}>
            {name}
          </Label>
          <Pill x={16} y={74} size={18} tone="green" glyph="check">
            Signed
          </Pill>
        </Panel>
      ))}
      <Connector from={[204, 85]} to={[228, 140]} tone="green" arrow />
      <Connector from={[204, 219]} to={[228, 164]} tone="green" arrow />
      <Panel x={236} y={60} width={144} height={184} tone="night">
        <Label x={20} y={40} size={20} weight={700} tone="on-deep">
          Contract
        </Label>
        <path d="M0 60.500H144" className="stroke-deep-lift" />
        <Label x={20} y={94} size={18} tone="on-deep-muted" mono>
          if both
        </Label>
        <Label x={20} y={124} size={18} tone="code-number" mono>
          signed
        </Label>
        <Label x={20} y={154} size={18} tone="code-string" mono>
          pay()
        </Label>
      </Panel>
      <Connector from={[380, 152]} to={[414, 152]} tone="green" arrow />
      <Panel x={422} y={76} width={114} height={152}>
        <Avatar x={57} y={42} size={48} glyph="store" tone="green" />
        <Label x={57} y={92} size={18} weight={700} anchor="middle">
          Supplier
        </Label>
        <TurningPill x={57} y={104} anchor="middle" size={18} was="Open">
          Paid
        </TurningPill>
      </Panel>
    </Scene>
  );
}
