import { BlockedCard } from '../../kit/money/BlockedCard.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A lost card that its holder has blocked; its balance is still there. */
export function PrepaidBlock() {
  return (
    <Scene width={400} height={384} ground="mint" grows="around">
      <Dots x={24} y={24} size={352} rows={10} />
      <BlockedCard x={36} y={66} turn={-3} />
      <Panel x={32} y={232} width={336} height={116}>
        <Label x={24} y={51} size={22} weight={800}>
          Lost card
        </Label>
        <Label x={24} y={82} size={18} tone="muted">
          Balance kept: ₹9,955
        </Label>
        <Pill x={316} y={22} anchor="end" tone="red" size={16}>
          Blocked
        </Pill>
      </Panel>
    </Scene>
  );
}
