import { Tablet } from '../../kit/devices/Tablet.tsx';
import { AddFeed } from '../../kit/screens/AddFeed.tsx';
import { ReaderBehind } from '../../kit/screens/ReaderBehind.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same where the picture is high. */
export function SubscribeReaderTall() {
  return (
    <Scene width={400} height={560} ground="brand" grows="around">
      <Dots x={16} y={16} size={368} rows={34} tone="brand-lift" />
      <Tablet x={40} y={20} width={320} height={500}>
        <ReaderBehind width={296} height={476} />
      </Tablet>
      <AddFeed x={16} y={228} width={368} gap={24} />
    </Scene>
  );
}
