import { RoleAtPlace } from '../../kit/people/RoleAtPlace.tsx';

/** The distributor before the store. */
export const RechargeRoleDistributor = () => <RoleAtPlace who="distributor" />;
