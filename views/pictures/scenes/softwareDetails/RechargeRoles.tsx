import { RetailerPhone } from '../../kit/devices/RetailerPhone.tsx';
import { Tablet } from '../../kit/devices/Tablet.tsx';
import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { RetailerList } from '../../kit/screens/RetailerList.tsx';
import { RetailersShare } from '../../kit/screens/RetailersShare.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What each role works with: the owner’s panel at the back, the distributor’s tablet before it, the retailer’s phone in front. */
export function RechargeRoles() {
  return (
    <Scene width={480} height={420} ground="mint" grows="above">
      <AppWindow x={36} y={20} width={396} height={300}>
        <RetailersShare x={18} y={35} />
      </AppWindow>
      <Tablet x={16} y={226} width={352} height={300}>
        <RetailerList x={16} y={35} />
      </Tablet>
      <RetailerPhone x={286} y={76} scale={1.2} />
    </Scene>
  );
}
