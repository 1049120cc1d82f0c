import { AddFeed } from '../../kit/screens/AddFeed.tsx';
import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same where the picture is high: the phone at the head of the page is not drawn again. */
export function SubscribeReaderTall() {
  return (
    <Scene width={400} height={560} ground="brand" grows="around">
      <Dots x={16} y={16} size={368} rows={34} tone="brand-lift" />
      <AppWindow x={40} y={40} width={320} height={480}>
        <AddFeed x={26} y={18} scale={0.9} more />
      </AppWindow>
    </Scene>
  );
}
