import { SupportDesk } from '../../kit/people/SupportDesk.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { OfficeWall } from '../../kit/places/OfficeWall.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the desk, and a window of half its width. */
export function AboutOfficeNarrow() {
  return (
    <Scene width={400} height={460}>
      <OfficeWall width={400} height={460} floor={404} />
      <BridgeWindow x={206} y={52} width={240} height={216} scale={0.69} bars={[0.52]} tall />
      <MessageBubble
        x={18}
        y={80}
        size={20}
        tail={[64, 120]}
        lines={['Which order', 'ID is it?']}
      />
      <SupportDesk x={64} y={361} scale={1.06} />
    </Scene>
  );
}
