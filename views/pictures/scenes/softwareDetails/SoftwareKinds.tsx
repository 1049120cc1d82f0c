import { JoinedSystem, PlugAndSocket } from '../../kit/devices/JoinedSystem.tsx';
import { CustomerPortal } from '../../kit/screens/CustomerPortal.tsx';
import { DeliveryApp } from '../../kit/screens/DeliveryApp.tsx';
import { RoleTable } from '../../kit/screens/RoleTable.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** One order in a browser, in an app, in an internal system, and in the accounts that are joined to it. */
export function SoftwareKinds() {
  return (
    <Scene width={400} height={604} ground="mint" grows="around">
      <Rings x={400} y={0} size={360} tone="green-soft" />
      <PlugAndSocket x={152} y={508} />
      <CustomerPortal x={24} y={32} width={352} />
      <RoleTable x={24} y={228} width={200} rows={3} />
      <DeliveryApp x={240} y={228} />
      <JoinedSystem x={24} y={486} width={132} glyph="store">
        Orders
      </JoinedSystem>
      <JoinedSystem x={244} y={486} width={132} glyph="chart">
        Accounts
      </JoinedSystem>
    </Scene>
  );
}
