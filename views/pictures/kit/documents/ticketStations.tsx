import type { ReactNode } from 'react';
import { CancelledTicket } from './CancelledTicket.tsx';
import { PassengerForm } from './PassengerForm.tsx';
import { StatusSteps } from './StatusSteps.tsx';
import { TicketStation } from './TicketStation.tsx';
import { TrainSearch } from './TrainSearch.tsx';

/** A ticket from the search to its cancellation, at its four stations (FourStations.tsx). */
export const ticketStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <TicketStation key="search" tone="marigold-soft">
    <TrainSearch />
  </TicketStation>,
  <TicketStation key="book" tone="green-soft">
    <PassengerForm />
  </TicketStation>,
  <TicketStation key="track" tone="brand-soft">
    <StatusSteps />
  </TicketStation>,
  <TicketStation key="cancel" tone="red-soft">
    <CancelledTicket />
  </TicketStation>,
];
