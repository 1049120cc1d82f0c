import { RoleName } from '../screens/RoleName.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Portrait } from './Portrait.tsx';

/** The three who run a network of shops, and what they look like. */
const looks = {
  Owner: { hair: 'bun', clothes: 'red', tone: 'marigold-soft' },
  Distributor: { hair: 'beard', skin: 'skin-deep', clothes: 'deep-lift', tone: 'brand-soft' },
  Retailer: { hair: 'short', moustache: true, clothes: 'green', tone: 'blue-soft' },
} as const;

interface RoleHeadProps extends Place {
  readonly who: keyof typeof looks;
}

/** Who has a role, in a circle over its name, 110 high; x is the middle. */
export const RoleHead = ({ who, ...place }: RoleHeadProps) => (
  <At {...place}>
    <circle cx={0} cy={42} r={44} className="surface" />
    <Portrait x={0} y={42} size={80} {...looks[who]} />
    <RoleName x={0} y={74} anchor="middle">
      {who}
    </RoleName>
  </At>
);
