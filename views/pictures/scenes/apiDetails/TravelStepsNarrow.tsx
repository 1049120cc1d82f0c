import { FourStations } from '../../kit/FourStations.tsx';
import { ticketStations } from '../../kit/ticketStations.tsx';

/** The same for a phone, two and two. */
export const TravelStepsNarrow = () => (
  <FourStations ground="warm" narrow>
    {ticketStations}
  </FourStations>
);
