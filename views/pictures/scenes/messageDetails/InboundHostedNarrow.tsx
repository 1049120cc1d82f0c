import { hostedGrounds, hostedStations } from '../../kit/devices/hostedSim.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones. */
export const InboundHostedNarrow = () => (
  <FourStations tone={hostedGrounds} narrow>
    {hostedStations}
  </FourStations>
);
