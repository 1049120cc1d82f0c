import { Phone } from '../../kit/devices/Phone.tsx';
import { StoreListing } from '../../kit/screens/StoreListing.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, down to its button. */
export const RechargeListingNarrow = () => (
  <Scene width={400} height={412}>
    <Phone x={48} y={24} width={304} height={560}>
      <StoreListing />
    </Phone>
  </Scene>
);
