import { RetailerPhone } from '../../kit/devices/RetailerPhone.tsx';
import { Tablet } from '../../kit/devices/Tablet.tsx';
import { RoleHead } from '../../kit/people/RoleHead.tsx';
import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { DayReport } from '../../kit/screens/DayReport.tsx';
import { RetailerLimits } from '../../kit/screens/RetailerLimits.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Each is level with what he works with. */
const roles = [
  ['Owner', 92],
  ['Distributor', 226],
  ['Retailer', 362],
] as const;

/** Who works with what, one below the other: the owner with a web panel, the distributor with a tablet, the retailer with a phone. */
export function RechargeRoles() {
  return (
    <Scene width={480} height={420} ground="mint" grows="above">
      {/* Lighter behind the panes, whose own ground is as dark as the green after dark. */}
      <g opacity={0.4}>
        <Glow x={250} y={210} size={340} tone="green" />
      </g>
      {roles.map(([who, middle], index) => (
        <g key={who}>
          <RoleHead x={88} y={middle - 46} scale={0.86} who={who} />
          {index < 2 && <Connector from={[88, middle + 56]} to={[88, middle + 80]} upright arrow />}
        </g>
      ))}
      <AppWindow x={176} y={24} width={288} height={136}>
        <DayReport x={20} y={16} />
      </AppWindow>
      <Tablet x={176} y={178} width={288} height={112}>
        <RetailerLimits x={16} y={14} />
      </Tablet>
      <RetailerPhone x={210} y={304} />
    </Scene>
  );
}
