import { feedStations } from '../../kit/screens/feedStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The way of a feed into a reader on one phone, each state of it over the words of its step. */
export const SubscribeSteps = () => <FourStations tone="brand-soft">{feedStations}</FourStations>;
