import { RetailerShowingSale } from '../../kit/people/RetailerShowingSale.tsx';
import { RoleStage } from '../../kit/stage/RoleStage.tsx';

/** The retailer has sold a recharge in the app. */
export const RechargeRoleRetailer = () => (
  <RoleStage ground="mint" head={115}>
    <RetailerShowingSale />
  </RoleStage>
);
