import { Tablet } from '../../kit/devices/Tablet.tsx';
import { PressingHand } from '../../kit/people/PressingHand.tsx';
import { AddFeed, pressedAt } from '../../kit/screens/AddFeed.tsx';
import { ReaderBehind } from '../../kit/screens/ReaderBehind.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const dialog = { width: 364, gap: 22 } as const;
const at = { x: 80, y: 60, scale: 1.1 } as const;
const tip = pressedAt(dialog);

/** The dialog of a reader on a tablet, with the address pasted, as a finger presses its button. */
export function SubscribeReader() {
  return (
    <Scene width={560} height={480} ground="brand" grows="around">
      <Dots x={24} y={24} size={512} rows={28} tone="brand-lift" />
      <Tablet x={28} y={28} width={504} height={424}>
        <ReaderBehind width={480} height={400} rows={5} open={[4]} />
      </Tablet>
      <AddFeed {...dialog} {...at} />
      <PressingHand
        x={at.x + tip.x * at.scale}
        y={at.y + tip.y * at.scale}
        turn={58}
        scale={0.56}
        sleeve="marigold"
      />
    </Scene>
  );
}
