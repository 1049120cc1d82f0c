import { RoleAtPlace } from '../../kit/people/RoleAtPlace.tsx';

/** The retailer before his shop. */
export const RechargeRoleRetailer = () => <RoleAtPlace who="retailer" />;
