import { RetailerPhone } from '../../kit/devices/RetailerPhone.tsx';
import { Tablet } from '../../kit/devices/Tablet.tsx';
import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { RetailerSold } from '../../kit/screens/RetailerSold.tsx';
import { RetailersShare } from '../../kit/screens/RetailersShare.tsx';
import { RoleName } from '../../kit/screens/RoleName.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What each role works with: the owner’s panel at the back, the distributor’s tablet before it, the retailer’s phone in front. */
export function RechargeRoles() {
  return (
    <Scene width={480} height={460} ground="mint" grows="around">
      {/* Lighter behind the panes, whose own ground is as dark as the green after dark. */}
      <g opacity={0.4}>
        <Glow x={240} y={220} size={360} tone="green" />
      </g>
      <AppWindow x={52} y={28} width={372} height={250}>
        <RoleName x={24} y={16}>
          Owner
        </RoleName>
        <RetailersShare x={24} y={68} />
      </AppWindow>
      <Tablet x={28} y={222} width={296} height={210}>
        <RoleName x={22} y={18}>
          Distributor
        </RoleName>
        <RetailerSold x={22} y={70} />
      </Tablet>
      <RetailerPhone x={280} y={166} scale={0.83} />
    </Scene>
  );
}
