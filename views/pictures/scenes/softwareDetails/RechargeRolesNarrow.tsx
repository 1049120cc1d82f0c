import { type Role, RoleHead } from '../../kit/people/RoleHead.tsx';
import { BrandMark } from '../../kit/screens/BrandMark.tsx';
import { malda } from '../../kit/screens/shopBrands.ts';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const roles: readonly Role[] = ['Owner', 'Distributor', 'Retailer'];

/** The same for phones, where the table below says what each does: only the brand and the three below it. */
export const RechargeRolesNarrow = () => (
  <Scene width={400} height={232} ground="mint">
    <BrandMark x={92} y={20} sign={malda.sign} tile={malda.tone} tone={malda.on} />
    <Label x={156} y={39} size={17} tone="muted">
      Your brand
    </Label>
    <Label x={156} y={65} size={23} weight={800}>
      {malda.name}
    </Label>
    <path
      d="M200 82V102M70 140V114a12 12 0 0112-12H318a12 12 0 0112 12V140M200 102V140"
      className="stroke-brand"
      strokeWidth={3}
    />
    {roles.map((who, index) => (
      <g key={who}>
        <RoleHead x={70 + index * 130} y={152} who={who} />
        <Label x={70 + index * 130} y={212} size={18} weight={700} anchor="middle">
          {who}
        </Label>
      </g>
    ))}
  </Scene>
);
