import { DistributorAddingShop } from '../../kit/people/DistributorAddingShop.tsx';
import { RoleStage } from '../../kit/stage/RoleStage.tsx';

/** The distributor adds a retailer with a working limit. */
export const RechargeRoleDistributor = () => (
  <RoleStage ground="lilac" head={78}>
    <DistributorAddingShop />
  </RoleStage>
);
