import { OwnerSettingMargins } from '../../kit/people/OwnerSettingMargins.tsx';
import { RoleStage } from '../../kit/stage/RoleStage.tsx';

/** The owner sets the margin of a service in the web panel. */
export const RechargeRoleOwner = () => (
  <RoleStage ground="sand" head={78}>
    <OwnerSettingMargins />
  </RoleStage>
);
