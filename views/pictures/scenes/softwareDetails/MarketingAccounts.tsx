import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { DoorKey } from '../../kit/things/DoorKey.tsx';
import { marketingAccounts } from './marketingAccountList.ts';

/** The key to five accounts: the company owns it, and we have access. */
export const MarketingAccounts = () => (
  <Scene width={560} height={332} ground="tint" grows="around">
    <Panel x={24} y={24} width={316} height={124} tone="sheen">
      <Label x={24} y={49} size={19} tone="on-brand">
        You are the
      </Label>
      <Label x={24} y={87} size={32} weight={800} tone="on-brand">
        Owner
      </Label>
      <DoorKey x={180} y={40} tone="marigold" />
    </Panel>
    <Panel x={356} y={24} width={180} height={124}>
      <Label x={24} y={49} size={19} tone="muted">
        You give us
      </Label>
      <Label x={24} y={87} size={32} weight={800}>
        Access
      </Label>
    </Panel>
    <Panel x={24} y={164} width={512} height={144}>
      {marketingAccounts.map(([glyph, ...words], index) => (
        <g key={glyph} transform={`translate(${56 + index * 99} 0)`}>
          <Avatar x={0} y={48} size={56} glyph={glyph} />
          {words.map((word, line) => (
            <Label key={word} x={0} y={101 + line * 22} size={18} weight={600} anchor="middle">
              {word}
            </Label>
          ))}
        </g>
      ))}
    </Panel>
  </Scene>
);
