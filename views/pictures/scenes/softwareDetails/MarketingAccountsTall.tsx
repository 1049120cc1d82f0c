import { OwnedAccounts } from '../../kit/records/OwnedAccounts.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { DoorKey } from '../../kit/things/DoorKey.tsx';
import { TaggedKey } from '../../kit/things/TaggedKey.tsx';

/** The same beside the questions, with more room for each account. */
export const MarketingAccountsTall = () => (
  <Scene width={400} height={512} ground="lilac" grows="around">
    <Label x={28} y={68} size={18} tone="muted">
      You are the
    </Label>
    <Label x={28} y={102} size={32} weight={800}>
      Owner
    </Label>
    <DoorKey x={226} y={50} tone="marigold" scale={1.4} />
    <OwnedAccounts x={28} y={130} pitch={84} />
    <Label x={28} y={446} size={20} tone="muted">
      You give us
    </Label>
    <TaggedKey x={156} y={419} />
  </Scene>
);
