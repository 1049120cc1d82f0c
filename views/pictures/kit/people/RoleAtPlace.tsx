import type { ComponentType } from 'react';
import { DistributorsStore, OwnersOffice, RetailersShop } from '../places/RolePlaces.tsx';
import type { Place } from '../stage/At.tsx';
import { type Ground, Scene } from '../stage/Scene.tsx';
import { PersonBust } from './Person.tsx';
import type { LookProps } from './PersonHead.tsx';

interface RoleInNetwork {
  readonly look: LookProps & { readonly clothes: 'red' | 'deep-lift' | 'green' };
  readonly Where: ComponentType<Place>;
  readonly ground: Ground;
}

/** The three who run a network of shops: what they look like, and where they work. */
const roles = {
  owner: { look: { hair: 'bun', clothes: 'red' }, Where: OwnersOffice, ground: 'sand' },
  distributor: {
    look: { hair: 'beard', skin: 'skin-deep', clothes: 'deep-lift' },
    Where: DistributorsStore,
    ground: 'lilac',
  },
  retailer: {
    look: { hair: 'short', moustache: true, clothes: 'green' },
    Where: RetailersShop,
    ground: 'mint',
  },
} as const satisfies Record<string, RoleInNetwork>;

/** The size of these pictures. */
export const roleSize = { width: 360, height: 200 } as const;

interface RoleAtPlaceProps {
  readonly who: keyof typeof roles;
}

/** Someone with a role in a network of shops, as a bust that the lower edge cuts, before the place where they work. */
export const RoleAtPlace = ({ who }: RoleAtPlaceProps) => {
  const { look, Where, ground } = roles[who];
  return (
    <Scene {...roleSize} ground={ground}>
      <path d="M0 164H360V200H0z" className="brand-soft" />
      <Where x={204} y={24} scale={1.25} />
      <PersonBust {...look} x={44} y={40} scale={1.2} />
    </Scene>
  );
};
