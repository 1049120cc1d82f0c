import { RetailerPhone } from '../../kit/devices/RetailerPhone.tsx';
import { Tablet } from '../../kit/devices/Tablet.tsx';
import { RoleHead } from '../../kit/people/RoleHead.tsx';
import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { DaySales } from '../../kit/screens/DaySales.tsx';
import { RetailerLimits } from '../../kit/screens/RetailerLimits.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Who works with what, one below the other: the owner with a web panel, the distributor with a tablet, the retailer with a phone. */
export function RechargeRoles() {
  return (
    <Scene width={480} height={460} ground="mint" grows="above">
      {/* Lighter behind the panes, whose own ground is as dark as the green after dark. */}
      <g opacity={0.4}>
        <Glow x={240} y={220} size={360} tone="green" />
      </g>
      <Connector from={[88, 132]} to={[88, 162]} upright arrow />
      <Connector from={[88, 288]} to={[88, 318]} upright arrow />
      <RoleHead x={88} y={14} who="Owner" />
      <RoleHead x={88} y={170} who="Distributor" />
      <RoleHead x={88} y={326} who="Retailer" />
      <AppWindow x={168} y={12} width={296} height={130}>
        <DaySales x={18} y={7} />
      </AppWindow>
      <Tablet x={168} y={160} width={296} height={154}>
        <RetailerLimits x={26} y={6} />
      </Tablet>
      <RetailerPhone x={226} y={334} />
    </Scene>
  );
}
