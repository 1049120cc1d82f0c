import { At, type Place } from '../stage/At.tsx';
import { Portrait } from './Portrait.tsx';

/** The three who run a network of shops, and what they look like. */
const looks = {
  Owner: { hair: 'bun', clothes: 'red', tone: 'marigold-soft' },
  Distributor: { hair: 'beard', skin: 'skin-deep', clothes: 'deep-lift', tone: 'brand-soft' },
  Retailer: { hair: 'short', moustache: true, clothes: 'green', tone: 'blue-soft' },
} as const;

export type Role = keyof typeof looks;

interface RoleHeadProps extends Place {
  readonly who: Role;
}

/** Who has a role, in a circle 72 wide round x and y. */
export const RoleHead = ({ who, ...place }: RoleHeadProps) => (
  <At {...place}>
    <circle r={36} className="surface" />
    <Portrait x={0} y={0} size={66} {...looks[who]} />
  </At>
);
