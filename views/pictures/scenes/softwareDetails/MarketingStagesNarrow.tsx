import { advertMoments } from '../../kit/screens/advertMoments.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for a phone, each beside its step. */
export const MarketingStagesNarrow = () => (
  <FourStations ground="warm" tone="warm" narrow>
    {advertMoments}
  </FourStations>
);
