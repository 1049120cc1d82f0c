import { Tablet } from '../../kit/devices/Tablet.tsx';
import { PressingHand } from '../../kit/people/PressingHand.tsx';
import { AddFeed, pressedAt } from '../../kit/screens/AddFeed.tsx';
import { ReaderBehind } from '../../kit/screens/ReaderBehind.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const dialog = { width: 304, gap: 32 } as const;
const at = { x: 48, y: 124 } as const;
const tip = pressedAt(dialog);

/** The same where the picture is high. */
export function SubscribeReaderTall() {
  return (
    <Scene width={400} height={560} ground="brand" grows="around">
      <Dots x={16} y={16} size={368} rows={34} tone="brand-lift" />
      <Tablet x={24} y={28} width={352} height={504}>
        <ReaderBehind width={328} height={480} rows={7} open={[0, 6]} />
      </Tablet>
      <AddFeed {...dialog} {...at} />
      <PressingHand x={at.x + tip.x} y={at.y + tip.y} turn={70} scale={0.55} sleeve="marigold" />
    </Scene>
  );
}
