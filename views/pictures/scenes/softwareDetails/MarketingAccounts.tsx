import { KeyHandedOver } from '../../kit/people/KeyHandedOver.tsx';
import { OwnedAccounts } from '../../kit/records/OwnedAccounts.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { DoorKey } from '../../kit/things/DoorKey.tsx';

/** One key of the owner goes to the locks of five accounts, and a hand gives us a smaller one. */
export const MarketingAccounts = () => (
  <Scene width={400} height={408} ground="tint" grows="around">
    <Label x={32} y={38} size={18} tone="muted">
      You are the
    </Label>
    <Label x={32} y={68} size={30} weight={800}>
      Owner
    </Label>
    <DoorKey x={197} y={22} tone="marigold" scale={1.3} />
    <OwnedAccounts x={28} y={92} pitch={39} from={41} />
    <KeyHandedOver x={0} y={316} />
    <Label x={232} y={346} size={18} tone="muted">
      You give us
    </Label>
    <Label x={232} y={378} size={30} weight={800}>
      Access
    </Label>
  </Scene>
);
