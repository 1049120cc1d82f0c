import { Dots } from '../../kit/Backdrop.tsx';
import { BlockedCard, BlockSwitch } from '../../kit/BlockedCard.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** A lost card that its holder has blocked; its balance is still there. */
export function PrepaidBlock() {
  return (
    <Scene width={400} height={384} ground="mint" grows="around">
      <Dots x={24} y={24} size={352} rows={10} />
      <BlockedCard x={40} y={40} turn={-3} />
      <Panel x={32} y={260} width={336} height={96}>
        <Label x={24} y={43} size={20} weight={800}>
          Card blocked
        </Label>
        <Label x={24} y={69} size={16} tone="muted">
          Balance kept: ₹9,955
        </Label>
        <BlockSwitch x={248} y={30} />
      </Panel>
    </Scene>
  );
}
