import { advertMoments, advertTones } from '../../kit/screens/advertMoments.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** A campaign, each stage over its words: past months, a signed plan, two versions of an advertisement on podiums as high as their enquiries, the report. */
export const MarketingStages = () => (
  <FourStations tone={advertTones} grounded>
    {advertMoments}
  </FourStations>
);
