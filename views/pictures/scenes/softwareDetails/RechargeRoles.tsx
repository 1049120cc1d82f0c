import type { ReactNode } from 'react';
import { type Role, RoleHead } from '../../kit/people/RoleHead.tsx';
import { BrandMark } from '../../kit/screens/BrandMark.tsx';
import { MarginControl } from '../../kit/screens/MarginControl.tsx';
import { RoleScreen } from '../../kit/screens/RoleScreen.tsx';
import { malda } from '../../kit/screens/shopBrands.ts';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';

interface RoleInSystem {
  readonly who: Role;
  readonly what: string;
  readonly state: ReactNode;
}

const roles: readonly RoleInSystem[] = [
  { who: 'Owner', what: 'DTH margin', state: <MarginControl x={0} y={0} /> },
  {
    who: 'Distributor',
    what: 'Limit, Roy Stores',
    state: (
      <Label x={0} y={8} size={21} weight={800} anchor="end">
        ₹9,620
      </Label>
    ),
  },
  {
    who: 'Retailer',
    what: 'Complaint',
    state: (
      <TurningPill x={0} y={-16} size={17} anchor="end" was="Open">
        Answered
      </TurningPill>
    ),
  },
];

/* The rows of the table beside it, where the picture is as high as that table. */
const top = 135.5;
const pitch = 94.7;

/** Who sets what in the system under the owner’s name, in rows that continue those of the table: the owner a margin, the distributor a working limit; the retailer sees an answer. */
export function RechargeRoles() {
  return (
    <Scene width={480} height={420} ground="mint" grows="above">
      <path d={`M0 ${top}H480V420H0z`} className="surface" />
      <path d={`M60 64V${top + 2.5 * pitch}`} className="stroke-brand" strokeWidth={3} />
      <BrandMark x={36} y={44} sign={malda.sign} tile={malda.tone} tone={malda.on} />
      <Label x={120} y={64} size={17.5} tone="muted">
        Your brand
      </Label>
      <Label x={120} y={90} size={24} weight={800}>
        {malda.name}
      </Label>
      {roles.map(({ who, what, state }, index) => {
        const line = top + index * pitch;
        const middle = line + pitch / 2;
        return (
          <g key={who}>
            <path d={index === 0 ? `M0 ${line}H480` : `M120 ${line}H480`} className="stroke-line" />
            <RoleHead x={60} y={middle} who={who} />
            <RoleScreen x={120} y={middle - 22} who={who} what={what}>
              {state}
            </RoleScreen>
          </g>
        );
      })}
    </Scene>
  );
}
