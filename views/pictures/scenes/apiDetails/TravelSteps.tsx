import { ticketStations } from '../../kit/documents/ticketStations.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** A ticket that is searched, booked, tracked and cancelled, each over the step about it. */
export const TravelSteps = () => <FourStations ground="warm">{ticketStations}</FourStations>;
