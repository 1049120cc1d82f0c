import { AppWindow } from '../../kit/AppWindow.tsx';
import { Avatar } from '../../kit/Avatar.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Tablet } from '../../kit/Tablet.tsx';

const operators = [
  ['Prepaid', 96, 56],
  ['DTH', 84, 50],
  ['Data card', 84, 48],
] as const;

const shops = [
  ['RS', 'Roy Stores', '₹8,420'],
  ['SM', 'Sen Mobile', '₹6,150'],
] as const;

/* Role, and where its label stands over its device. */
const roles = [
  ['Owner', 24, 16, 85],
  ['Distributor', 24, 250, 128],
  ['Retailer', 304, 250, 102],
] as const;

/** Three devices for three roles: the owner’s panel, the distributor’s tablet, the retailer’s phone. */
export function RechargeRoles() {
  return (
    <Scene width={480} height={476} ground="mint" grows="around">
      <Rings x={480} y={476} size={380} tone="green-soft" />
      <AppWindow x={24} y={54} width={432} height={184} menu={['chart', 'users']}>
        <Label x={20} y={32} size={18} weight={800}>
          Margins
        </Label>
        <circle cx={196} cy={26} r={6} className="brand" />
        <Label x={210} y={32} size={16} tone="muted">
          yours
        </Label>
        <circle cx={276} cy={26} r={6} className="brand-soft" />
        <Label x={290} y={32} size={16} tone="muted">
          theirs
        </Label>
        {operators.map(([name, own, shared], index) => (
          <g key={name} transform={`translate(20 ${44 + index * 33})`}>
            <Label x={0} y={18} size={17} weight={600}>
              {name}
            </Label>
            <rect
              x={100}
              y={2}
              width={1.4 * (own + shared)}
              height={22}
              rx={8}
              className="brand-soft"
            />
            <rect x={100} y={2} width={1.4 * own} height={22} rx={8} className="brand" />
          </g>
        ))}
      </AppWindow>
      <Tablet x={24} y={288} width={256} height={172}>
        <Label x={20} y={30} size={18} weight={700}>
          Retailers
        </Label>
        <path d="M0 43.500H232" className="stroke-line" />
        {shops.map(([initials, name, sold], index) => (
          <g key={name} transform={`translate(0 ${44 + index * 48})`}>
            <Avatar
              x={40}
              y={24}
              size={42}
              initials={initials}
              tone={index ? 'marigold' : 'green'}
            />
            <Label x={72} y={21} size={17} weight={600}>
              {name}
            </Label>
            <Label x={72} y={43} size={16} tone="muted">
              {sold}
            </Label>
          </g>
        ))}
      </Tablet>
      <Panel x={304} y={288} width={152} height={172} radius={28} tone="deep">
        <rect x={8} y={8} width={136} height={156} rx={20} className="surface" />
        <path d="M8 52V28A20 20 0 0128 8h96a20 20 0 0120 20v24z" fill="url(#sheen)" />
        <Label x={24} y={38} size={21} weight={800} tone="on-brand">
          ₹12,480
        </Label>
        <Label x={20} y={78} size={16} tone="muted">
          98300 XXXXX
        </Label>
        <Label x={20} y={112} size={30} weight={800}>
          ₹349
        </Label>
        <Pill x={20} y={122} size={17} tone="green">
          Success
        </Pill>
      </Panel>
      {roles.map(([role, x, y, width]) => (
        <g key={role} transform={`translate(${x} ${y})`}>
          <rect width={width} height={32} rx={16} className="marigold" />
          <Label x={width / 2} y={22} size={17} weight={800} tone="deep" anchor="middle">
            {role}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
