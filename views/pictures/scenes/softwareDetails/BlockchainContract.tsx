import { Avatar } from '../../kit/people/Avatar.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const signers = [
  ['Buyer', 'home', 'brand'],
  ['Transporter', 'truck', 'marigold'],
] as const;

/** Two signatures above meet the conditions of a contract, and it releases the payment below. */
export const BlockchainContract = () => (
  <Scene width={480} height={304} ground="mint" grows="around">
    {signers.map(([name, glyph, tone], index) => (
      <Panel key={name} x={20 + index * 226} y={20} width={214} height={96}>
        <Avatar x={34} y={30} size={32} glyph={glyph} tone={tone} />
        <Label x={60} y={36} size={18} weight={700}>
          {name}
        </Label>
        <Pill x={16} y={55} size={15.5} tone="green" glyph="check">
          Signed
        </Pill>
      </Panel>
    ))}
    <Connector from={[127, 116]} to={[127, 142]} tone="green" upright arrow />
    <Connector from={[353, 116]} to={[353, 142]} tone="green" upright arrow />
    <Panel x={70} y={149} width={340} height={48} tone="night">
      <Label x={20} y={31} size={18} tone="code-number" mono>
        if both signed
      </Label>
      <Label x={320} y={31} size={18} tone="code-string" anchor="end" mono>
        pay()
      </Label>
    </Panel>
    <Connector from={[240, 197]} to={[240, 216]} tone="green" upright arrow />
    <Panel x={70} y={222} width={340} height={62}>
      <Row
        x={14}
        y={7}
        size={19}
        width={312}
        glyph="store"
        tone="green"
        title="Supplier"
        status={['green', 'Paid']}
        was={['neutral', 'Open']}
      />
    </Panel>
  </Scene>
);
