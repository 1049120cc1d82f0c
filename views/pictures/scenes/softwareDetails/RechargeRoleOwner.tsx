import { RoleAtPlace } from '../../kit/people/RoleAtPlace.tsx';

/** The owner before her office. */
export const RechargeRoleOwner = () => <RoleAtPlace who="owner" />;
