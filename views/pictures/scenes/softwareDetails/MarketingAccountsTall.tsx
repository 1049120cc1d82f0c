import { KeyHandedOver } from '../../kit/people/KeyHandedOver.tsx';
import { OwnedAccounts } from '../../kit/records/OwnedAccounts.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { DoorKey } from '../../kit/things/DoorKey.tsx';

/** The same beside the questions, with more room for each account. */
export const MarketingAccountsTall = () => (
  <Scene width={400} height={512} ground="tint" grows="around">
    <Label x={32} y={54} size={18} tone="muted">
      You are the
    </Label>
    <Label x={32} y={88} size={32} weight={800}>
      Owner
    </Label>
    <DoorKey x={186} y={36} tone="marigold" scale={1.4} />
    <OwnedAccounts x={28} y={120} pitch={50} from={53} />
    <KeyHandedOver x={0} y={410} />
    <Label x={232} y={442} size={18} tone="muted">
      You give us
    </Label>
    <Label x={232} y={476} size={32} weight={800}>
      Access
    </Label>
  </Scene>
);
