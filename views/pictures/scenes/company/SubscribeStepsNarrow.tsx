import { feedGrounds, feedStations } from '../../kit/screens/feedStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones. */
export const SubscribeStepsNarrow = () => (
  <FourStations narrow ground="warm" tone={feedGrounds}>
    {feedStations.narrow}
  </FourStations>
);
