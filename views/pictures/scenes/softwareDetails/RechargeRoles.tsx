import { RetailerPhone } from '../../kit/devices/RetailerPhone.tsx';
import { Tablet } from '../../kit/devices/Tablet.tsx';
import { RoleHead } from '../../kit/people/RoleHead.tsx';
import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { DaySales } from '../../kit/screens/DaySales.tsx';
import { RetailerLimits } from '../../kit/screens/RetailerLimits.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Each is level with the row of the table beside the picture that says what it does. */
const roles = [
  ['Owner', 203],
  ['Distributor', 338],
  ['Retailer', 473],
] as const;

/** Who works with what, one below the other: the owner with a web panel, the distributor with a tablet, the retailer with a phone. */
export function RechargeRoles() {
  return (
    <Scene width={480} height={540} ground="mint" grows="above">
      {/* Lighter behind the panes, whose own ground is as dark as the green after dark. */}
      <g opacity={0.4}>
        <Glow x={250} y={270} size={380} tone="green" />
      </g>
      {roles.map(([who, middle], index) => (
        <g key={who}>
          <RoleHead x={88} y={middle - 46} scale={0.86} who={who} />
          {index < 2 && <Connector from={[88, middle + 56]} to={[88, middle + 80]} upright arrow />}
        </g>
      ))}
      <AppWindow x={176} y={28} width={288} height={218}>
        <DaySales x={20} y={22} />
      </AppWindow>
      <Tablet x={176} y={278} width={288} height={112}>
        <RetailerLimits x={16} y={14} />
      </Tablet>
      <RetailerPhone x={230} y={406} />
    </Scene>
  );
}
