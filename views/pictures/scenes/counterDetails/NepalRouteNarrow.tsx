import {
  NearCash,
  NearLicence,
  NearReceiver,
  NearScreen,
} from '../../kit/places/nepalMomentsNarrow.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones, two and two; the last is by night. */
export const NepalRouteNarrow = () => (
  <FourStations narrow tone={['brand', 'deep-lift', 'deep-lift', 'deep-lift']}>
    <NearLicence />
    <NearScreen />
    <NearCash />
    <NearReceiver />
  </FourStations>
);
