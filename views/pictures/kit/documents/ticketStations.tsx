import type { ReactNode } from 'react';
import { BerthBay } from '../places/BerthBay.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { CancelledTicket } from './CancelledTicket.tsx';
import { PassengerForm } from './PassengerForm.tsx';
import { TicketStation } from './TicketStation.tsx';
import { TrainChoice } from './TrainChoice.tsx';

const OwnBerth = () => (
  <Panel x={0} y={0} width={192} height={192}>
    <Label x={96} y={36} size={20} weight={800} anchor="middle">
      Coach B2
    </Label>
    <BerthBay x={14} y={56} height={120} />
  </Panel>
);

/** A ticket from the search to its cancellation, at its four stations (FourStations.tsx). */
export const ticketStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <TicketStation key="search" tone="marigold-soft">
    <TrainChoice />
  </TicketStation>,
  <TicketStation key="book" tone="green-soft">
    <PassengerForm />
  </TicketStation>,
  <TicketStation key="track" tone="brand-soft">
    <OwnBerth />
  </TicketStation>,
  <TicketStation key="cancel" tone="red-soft">
    <CancelledTicket />
  </TicketStation>,
];
