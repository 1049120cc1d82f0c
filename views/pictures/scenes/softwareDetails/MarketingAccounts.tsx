import { KeyHandedOver } from '../../kit/people/KeyHandedOver.tsx';
import { OwnedAccounts } from '../../kit/records/OwnedAccounts.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { DoorKey } from '../../kit/things/DoorKey.tsx';

/** One key of the owner for the locks of three accounts, and a hand gives us a smaller one. */
export const MarketingAccounts = () => (
  <Scene width={400} height={408} ground="lilac" grows="around">
    <Label x={28} y={38} size={18} tone="muted">
      You are the
    </Label>
    <Label x={28} y={68} size={30} weight={800}>
      Owner
    </Label>
    <DoorKey x={237} y={22} tone="marigold" scale={1.3} />
    <OwnedAccounts x={28} y={88} pitch={57} />
    <Label x={28} y={334} size={18} tone="muted">
      You give us
    </Label>
    <Label x={28} y={366} size={30} weight={800}>
      Access
    </Label>
    <KeyHandedOver x={324} y={237} />
  </Scene>
);
