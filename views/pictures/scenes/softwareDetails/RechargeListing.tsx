import { Phone } from '../../kit/devices/Phone.tsx';
import { StoreListing } from '../../kit/screens/StoreListing.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The app in a store, with its owner’s icon, name and colour. */
export function RechargeListing() {
  return (
    <Scene width={400} height={624} grows="around">
      <Rings x={400} y={624} size={400} />
      <Phone x={48} y={32} width={304} height={560}>
        <StoreListing />
      </Phone>
    </Scene>
  );
}
