import type { ReactNode } from 'react';
import { type Role, RoleHead } from '../../kit/people/RoleHead.tsx';
import { BrandMark } from '../../kit/screens/BrandMark.tsx';
import { MarginControl } from '../../kit/screens/MarginControl.tsx';
import { RoleScreen } from '../../kit/screens/RoleScreen.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
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

/** Who sets what in the system under the owner’s name, each at the height of the row in the table: the owner a margin, the distributor a working limit; the retailer sees an answer. */
export function RechargeRoles() {
  return (
    <Scene width={480} height={420} ground="mint" grows="above">
      <path d="M60 70V356" className="stroke-brand" strokeWidth={3} />
      <BrandMark x={36} y={40} sign="bolt" tile="brand" tone="on-brand" />
      <Label x={112} y={61} size={17.5} tone="muted">
        Your logo
      </Label>
      <Label x={112} y={87} size={24} weight={800}>
        Your name
      </Label>
      {roles.map(({ who, what, state }, index) => {
        const middle = 172 + index * 92;
        return (
          <g key={who}>
            <RoleHead x={60} y={middle} who={who} />
            <Panel x={112} y={middle - 40} width={344} height={80}>
              <RoleScreen x={28} y={19} who={who} what={what}>
                {state}
              </RoleScreen>
            </Panel>
          </g>
        );
      })}
    </Scene>
  );
}
