import { textStations } from '../../kit/screens/textStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** A text on its way from a customer through a long code to the server, and the reply. */
export const InboundWay = () => <FourStations tone="brand-soft">{textStations}</FourStations>;
