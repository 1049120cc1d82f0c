import { KeyHandedOver } from '../../kit/people/KeyHandedOver.tsx';
import { OwnedAccounts } from '../../kit/records/OwnedAccounts.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { DoorKey } from '../../kit/things/DoorKey.tsx';

/** The same beside the questions, with more room for each account. */
export const MarketingAccountsTall = () => (
  <Scene width={400} height={512} ground="lilac" grows="around">
    <Label x={28} y={54} size={18} tone="muted">
      You are the
    </Label>
    <Label x={28} y={88} size={32} weight={800}>
      Owner
    </Label>
    <DoorKey x={226} y={36} tone="marigold" scale={1.4} />
    <OwnedAccounts x={28} y={116} pitch={84} />
    <Label x={28} y={432} size={18} tone="muted">
      You give us
    </Label>
    <Label x={28} y={466} size={32} weight={800}>
      Access
    </Label>
    <KeyHandedOver x={324} y={333} />
  </Scene>
);
