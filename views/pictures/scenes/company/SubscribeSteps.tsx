import { feedGrounds, feedStations } from '../../kit/screens/feedStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The way of a feed into a reader, and out of it. */
export function SubscribeSteps() {
  return (
    <FourStations tone={feedGrounds} branches>
      {feedStations}
    </FourStations>
  );
}
