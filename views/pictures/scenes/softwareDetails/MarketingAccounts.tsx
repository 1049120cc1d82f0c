import { Glyph, type GlyphName } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const accounts: readonly (readonly [GlyphName, string])[] = [
  ['megaphone', 'Advertising'],
  ['globe', 'Website'],
  ['pin', 'Map listing'],
  ['chat', 'Social pages'],
  ['users', 'Customer list'],
];

/** Who holds each account of a company: the company owns it, and we have access. */
export const MarketingAccounts = () => (
  <Scene width={560} height={332} ground="tint" grows="around">
    <Panel x={24} y={24} width={512} height={284}>
      <Label x={20} y={32} size={19} weight={700}>
        Your accounts
      </Label>
      <Label x={340} y={32} size={18} tone="muted" anchor="middle">
        You
      </Label>
      <Label x={446} y={32} size={18} tone="muted" anchor="middle">
        We
      </Label>
      {accounts.map(([glyph, name], index) => (
        <g key={name} transform={`translate(0 ${47 + index * 47})`}>
          <path d="M1 .500H511" className="stroke-line" />
          <Glyph name={glyph} x={20} y={12} size={24} tone="brand-ink" />
          <Label x={58} y={30} size={19} weight={600}>
            {name}
          </Label>
          <Pill x={340} y={7} size={18} tone="brand" anchor="middle">
            Owner
          </Pill>
          <Pill x={446} y={7} size={18} anchor="middle">
            Access
          </Pill>
        </g>
      ))}
    </Panel>
  </Scene>
);
