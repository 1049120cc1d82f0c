import { feedGrounds, feedStations } from '../../kit/screens/feedStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The way of a feed into a reader. */
export function SubscribeSteps() {
  return <FourStations tone={feedGrounds}>{feedStations}</FourStations>;
}
