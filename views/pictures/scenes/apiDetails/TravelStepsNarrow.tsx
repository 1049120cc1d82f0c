import { ticketStations } from '../../kit/documents/ticketStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for a phone, two and two. */
export const TravelStepsNarrow = () => (
  <FourStations ground="warm" narrow branches>
    {ticketStations}
  </FourStations>
);
