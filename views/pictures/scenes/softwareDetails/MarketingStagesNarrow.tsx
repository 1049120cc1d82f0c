import { advertTones, briefAdvertMoments } from '../../kit/screens/advertMoments.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for a phone, each beside its step. */
export const MarketingStagesNarrow = () => (
  <FourStations ground="sand" tone={advertTones} narrow>
    {briefAdvertMoments}
  </FourStations>
);
