import { Phone } from '../../kit/devices/Phone.tsx';
import { AddFeed } from '../../kit/screens/AddFeed.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same on a phone. */
export function SubscribeReaderTall() {
  return (
    <Scene width={400} height={496} ground="brand" grows="around">
      <Dots x={16} y={16} size={368} rows={30} tone="brand-lift" />
      <Phone x={27} y={40} width={346} height={640}>
        <AddFeed x={16} y={72} more />
      </Phone>
    </Scene>
  );
}
