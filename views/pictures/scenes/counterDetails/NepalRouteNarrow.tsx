import {
  NearCash,
  NearLicence,
  NearReceiver,
  NearScreen,
} from '../../kit/places/nepalMomentsNarrow.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones, two and two. */
export const NepalRouteNarrow = () => (
  <FourStations narrow tone="brand-soft">
    <NearLicence />
    <NearScreen />
    <NearCash />
    <NearReceiver />
  </FourStations>
);
