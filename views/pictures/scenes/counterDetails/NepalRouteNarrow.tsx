import {
  NearCash,
  NearLicence,
  NearReceiver,
  NearScreen,
} from '../../kit/places/nepalMomentsNarrow.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones, two and two; the last is by night. */
export const NepalRouteNarrow = () => (
  <FourStations narrow tone={['brand', 'brand-soft', 'marigold-soft', 'deep-lift']}>
    <NearLicence />
    <NearScreen />
    <NearCash />
    <NearReceiver />
  </FourStations>
);
