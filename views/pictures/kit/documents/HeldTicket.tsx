import { Hand } from '../people/Hand.tsx';
import type { Place } from '../stage/At.tsx';
import { ConfirmedTicket } from './ConfirmedTicket.tsx';

/** A confirmed train ticket, 264 × 148, in a hand from the right, whose thumb is on it at 0,0. */
export const HeldTicket = (place: Place) => (
  <Hand {...place} sleeve="green">
    <ConfirmedTicket x={-236} y={-52} turn={-14} />
  </Hand>
);
