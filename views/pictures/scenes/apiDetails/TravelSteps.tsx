import { FourStations } from '../../kit/FourStations.tsx';
import { ticketStations } from '../../kit/ticketStations.tsx';

/** A ticket that is searched, booked, tracked and cancelled, each over the step about it. */
export const TravelSteps = () => <FourStations ground="warm">{ticketStations}</FourStations>;
