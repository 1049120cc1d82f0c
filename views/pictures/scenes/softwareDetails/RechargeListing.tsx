import { Phone } from '../../kit/devices/Phone.tsx';
import { StoreListing } from '../../kit/screens/StoreListing.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The app in a store, under its owner’s name and in his colour. */
export function RechargeListing() {
  return (
    <Scene width={400} height={624} grows="around">
      <Rings x={400} y={624} size={400} />
      <Phone x={64} y={22} width={272} height={580}>
        <StoreListing />
      </Phone>
    </Scene>
  );
}
