import { OwnedAccounts } from '../../kit/records/OwnedAccounts.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { DoorKey } from '../../kit/things/DoorKey.tsx';
import { TaggedKey } from '../../kit/things/TaggedKey.tsx';

/** One key of the owner for the locks of three accounts, and ours, a smaller one with a tag. */
export const MarketingAccounts = () => (
  <Scene width={400} height={300} ground="lilac" grows="around">
    <Label x={28} y={52} size={23} weight={800}>
      You are the owner
    </Label>
    <DoorKey x={262} y={18} tone="marigold" scale={1.1} />
    <OwnedAccounts x={28} y={76} pitch={46} />
    <Label x={28} y={266} size={20} tone="muted">
      You give us
    </Label>
    <TaggedKey x={156} y={239} />
  </Scene>
);
