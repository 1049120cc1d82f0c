import { feedGrounds, feedStations } from '../../kit/screens/feedStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The way of a feed into a reader, each thing over the words of its step. */
export const SubscribeSteps = () => <FourStations tone={feedGrounds}>{feedStations}</FourStations>;
