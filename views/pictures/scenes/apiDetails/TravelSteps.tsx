import { ticketStations } from '../../kit/documents/ticketStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** A ticket that is searched, booked and tracked, and cancelled if need be, each over the step about it. */
export const TravelSteps = () => (
  <FourStations branches grounded>
    {ticketStations}
  </FourStations>
);
