import { RetailerPhone } from '../../kit/devices/RetailerPhone.tsx';
import { Tablet } from '../../kit/devices/Tablet.tsx';
import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { RetailerSold } from '../../kit/screens/RetailerSold.tsx';
import { RetailersShare } from '../../kit/screens/RetailersShare.tsx';
import { RoleName } from '../../kit/screens/RoleName.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What each role works with: the owner’s panel at the back, the distributor’s tablet before it, the retailer’s phone in front. */
export function RechargeRoles() {
  return (
    <Scene width={480} height={460} ground="mint" grows="above">
      <AppWindow x={40} y={14} width={388} height={300}>
        <RoleName x={20} y={12}>
          Owner
        </RoleName>
        <RetailersShare x={20} y={54} />
      </AppWindow>
      <Tablet x={16} y={248} width={352} height={300}>
        <RoleName x={20} y={14}>
          Distributor
        </RoleName>
        <RetailerSold x={20} y={56} />
      </Tablet>
      <RetailerPhone x={276} y={84} scale={0.9} />
    </Scene>
  );
}
