import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { DoorKey } from '../../kit/things/DoorKey.tsx';
import { marketingAccounts } from './marketingAccountList.ts';

/** The same beside the questions: the owner with the key above the five accounts, and below them who has access. */
export const MarketingAccountsTall = () => (
  <Scene width={400} height={512} ground="tint" grows="around">
    <Panel x={28} y={24} width={344} height={100} tone="sheen">
      <Label x={24} y={40} size={18} tone="on-brand">
        You are the
      </Label>
      <Label x={24} y={76} size={32} weight={800} tone="on-brand">
        Owner
      </Label>
      <DoorKey x={192} y={23} tone="marigold" scale={1.25} />
    </Panel>
    <Panel x={28} y={140} width={344} height={232}>
      {marketingAccounts.map(([glyph, name], index) => (
        <g key={glyph} transform={`translate(0 ${32 + index * 42})`}>
          <Avatar x={44} y={0} size={36} glyph={glyph} />
          <Label x={80} y={6} size={18} weight={600}>
            {name}
          </Label>
        </g>
      ))}
    </Panel>
    <Panel x={28} y={388} width={344} height={100}>
      <Label x={24} y={40} size={18} tone="muted">
        You give us
      </Label>
      <Label x={24} y={76} size={32} weight={800}>
        Access
      </Label>
      <Avatar x={284} y={50} size={64} glyph="user" tone="green" />
    </Panel>
  </Scene>
);
