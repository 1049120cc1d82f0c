import { narrowTicketStations } from '../../kit/documents/narrowTicketStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for a phone, two and two. */
export const TravelStepsNarrow = () => (
  <FourStations ground="warm" narrow branches>
    {narrowTicketStations}
  </FourStations>
);
