import { hostedGrounds, hostedStations } from '../../kit/devices/hostedSim.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** A company’s SIM goes into a modem, a customer texts its number, and the text arrives by email. */
export const InboundHosted = () => (
  <FourStations tone={hostedGrounds}>{hostedStations}</FourStations>
);
