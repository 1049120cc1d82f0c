import { OwnedAccounts } from '../../kit/records/OwnedAccounts.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { DoorKey } from '../../kit/things/DoorKey.tsx';
import { TaggedKey } from '../../kit/things/TaggedKey.tsx';

/** One key of the owner for the locks of three accounts, and ours, a smaller one with a tag. */
export const MarketingAccounts = () => (
  <Scene width={400} height={408} ground="lilac" grows="around">
    <Label x={28} y={52} size={18} tone="muted">
      You are the
    </Label>
    <Label x={28} y={82} size={30} weight={800}>
      Owner
    </Label>
    <DoorKey x={237} y={36} tone="marigold" scale={1.3} />
    <OwnedAccounts x={28} y={102} pitch={57} />
    <Label x={28} y={350} size={20} tone="muted">
      You give us
    </Label>
    <TaggedKey x={156} y={323} />
  </Scene>
);
