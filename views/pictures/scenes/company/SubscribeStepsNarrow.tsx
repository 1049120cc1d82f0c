import { feedGrounds, feedStations } from '../../kit/screens/feedStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones. */
export function SubscribeStepsNarrow() {
  return (
    <FourStations narrow ground="warm" tone={feedGrounds}>
      {feedStations}
    </FourStations>
  );
}
