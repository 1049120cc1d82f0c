import { textStations } from '../../kit/screens/textStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** A text on its way from a customer through a long code to the server, and the reply, for phones. */
export const InboundWayNarrow = () => <FourStations narrow>{textStations}</FourStations>;
