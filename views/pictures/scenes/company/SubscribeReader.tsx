import { AddFeed } from '../../kit/screens/AddFeed.tsx';
import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A feed reader on a computer: the pasted address is added, and the first article is there. */
export function SubscribeReader() {
  return (
    <Scene width={560} height={480} ground="brand" grows="around">
      <Dots x={24} y={24} size={512} rows={28} tone="brand-lift" />
      <AppWindow x={48} y={32} width={464} height={416}>
        <AddFeed x={65} y={26} scale={1.13} />
      </AppWindow>
    </Scene>
  );
}
