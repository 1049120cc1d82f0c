import { Phone } from '../../kit/devices/Phone.tsx';
import { StoreListing } from '../../kit/screens/StoreListing.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, down to the first screens of the app. */
export const RechargeListingNarrow = () => (
  <Scene width={400} height={464}>
    <Phone x={64} y={24} width={272} height={560}>
      <StoreListing />
    </Phone>
  </Scene>
);
