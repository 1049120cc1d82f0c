import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { DoorKey } from '../../kit/things/DoorKey.tsx';
import { marketingAccounts } from './marketingAccountList.ts';

/** The key to five accounts: the company owns it, and we have access. */
export const MarketingAccounts = () => (
  <Scene width={400} height={408} ground="tint" grows="around">
    <Panel x={20} y={20} width={360} height={96} tone="sheen">
      <Label x={20} y={38} size={18} tone="on-brand">
        You are the
      </Label>
      <Label x={20} y={74} size={32} weight={800} tone="on-brand">
        Owner
      </Label>
      <DoorKey x={206} y={20} tone="marigold" scale={1.28} />
    </Panel>
    <Panel x={20} y={132} width={220} height={256}>
      {marketingAccounts.map(([glyph, name], index) => (
        <g key={glyph} transform={`translate(0 ${36 + index * 46})`}>
          <Avatar x={38} y={0} size={36} glyph={glyph} />
          <Label x={68} y={7} size={20} weight={600}>
            {name}
          </Label>
        </g>
      ))}
    </Panel>
    <Panel x={256} y={132} width={124} height={256}>
      <Avatar x={62} y={86} size={76} glyph="user" tone="green" />
      <Label x={62} y={166} size={18} tone="muted" anchor="middle">
        You give us
      </Label>
      <Label x={62} y={200} size={28} weight={800} anchor="middle">
        Access
      </Label>
    </Panel>
  </Scene>
);
