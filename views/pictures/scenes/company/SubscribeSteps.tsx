import { feedGrounds, feedStations } from '../../kit/screens/feedStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The way of a feed into a reader, one thing over the words of each step. */
export const SubscribeSteps = () => (
  <FourStations tone={feedGrounds}>{feedStations.wide}</FourStations>
);
