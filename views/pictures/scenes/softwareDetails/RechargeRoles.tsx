import { AppWindow } from '../../kit/AppWindow.tsx';
import { Avatar } from '../../kit/Avatar.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Phone } from '../../kit/Phone.tsx';
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

/** Three devices for three roles: the owner’s panel, the distributor’s tablet, the retailer’s phone. */
export function RechargeRoles() {
  return (
    <Scene width={480} height={628} ground="mint" grows="above">
      <Rings x={480} y={560} size={420} tone="green-soft" />
      <AppWindow x={24} y={56} width={416} height={224} menu={['chart', 'users', 'wallet']}>
        <Label x={20} y={36} size={19} weight={800}>
          Margins
        </Label>
        <circle cx={188} cy={30} r={6} className="brand" />
        <Label x={202} y={36} size={16} tone="muted">
          yours
        </Label>
        <circle cx={264} cy={30} r={6} className="brand-soft" />
        <Label x={278} y={36} size={16} tone="muted">
          theirs
        </Label>
        {operators.map(([name, own, shared], index) => (
          <g key={name} transform={`translate(20 ${52 + index * 42})`}>
            <Label x={0} y={20} size={17} weight={600}>
              {name}
            </Label>
            <rect x={96} y={2} width={own + shared} height={26} rx={8} className="brand-soft" />
            <rect x={96} y={2} width={own} height={26} rx={8} className="brand" />
          </g>
        ))}
      </AppWindow>
      <Tablet x={24} y={336} width={336} height={224}>
        <Label x={20} y={36} size={18} weight={700}>
          Retailers
        </Label>
        <path d="M0 52.500H312" className="stroke-line" />
        {shops.map(([initials, name, sold], index) => (
          <g key={name} transform={`translate(0 ${64 + index * 62})`}>
            <Avatar
              x={40}
              y={24}
              size={42}
              initials={initials}
              tone={index ? 'marigold' : 'green'}
            />
            <Label x={70} y={30} size={17} weight={600}>
              {name}
            </Label>
            <Label x={70} y={50} size={16} tone="muted">
              {sold}
            </Label>
          </g>
        ))}
      </Tablet>
      <Phone x={264} y={336} width={192} height={480} head={96} time="">
        <Label x={18} y={76} size={24} weight={800} tone="on-brand">
          ₹12,480
        </Label>
        {(['phone', 'tv', 'sim'] as const).map((glyph, index) => (
          <g key={glyph} transform={`translate(${12 + index * 52} 112)`}>
            <rect width={46} height={46} rx={8} className={index ? 'surface-2' : 'brand-soft'} />
            <Glyph name={glyph} x={11} y={11} tone={index ? 'brand' : 'brand-ink'} />
          </g>
        ))}
        <Label x={14} y={194} size={17} tone="muted">
          98300 XXXXX
        </Label>
        <Label x={14} y={228} size={28} weight={800}>
          ₹349
        </Label>
        <Pill x={14} y={244} size={16} tone="green" glyph="check">
          Success
        </Pill>
      </Phone>
      {(
        [
          ['Owner', 24, 16],
          ['Distributor', 24, 296],
          ['Retailer', 264, 296],
        ] as const
      ).map(([role, x, y]) => (
        <g key={role} transform={`translate(${x} ${y})`}>
          <rect width={role.length * 10 + 26} height={32} rx={16} className="marigold" />
          <Label x={role.length * 5 + 13} y={22} size={17} weight={800} tone="deep" anchor="middle">
            {role}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
