import { JoinedSystem, PlugAndSocket } from '../../kit/devices/JoinedSystem.tsx';
import { CustomerPortal } from '../../kit/screens/CustomerPortal.tsx';
import { DeliveryApp } from '../../kit/screens/DeliveryApp.tsx';
import { RoleTable } from '../../kit/screens/RoleTable.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same below words, on less room. */
export function SoftwareKindsNarrow() {
  return (
    <Scene width={400} height={388} ground="mint" grows="around">
      <Rings x={400} y={0} size={320} tone="green-soft" />
      <PlugAndSocket x={194} y={301} scale={0.66} />
      <CustomerPortal x={20} y={20} width={212} />
      <RoleTable x={20} y={204} width={186} rows={2} />
      <DeliveryApp x={248} y={20} />
      <JoinedSystem x={256} y={272} width={124} glyph="chart">
        Accounts
      </JoinedSystem>
    </Scene>
  );
}
