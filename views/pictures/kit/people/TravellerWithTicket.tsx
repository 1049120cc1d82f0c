import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Suitcase } from '../things/Suitcase.tsx';
import { PalluShoulder } from './Pallu.tsx';
import { PersonActing } from './PersonActing.tsx';

interface TravellerWithTicketProps extends Place {
  /** Her ticket; 0,0 is the middle of its left edge, where her thumb lies on it. */
  readonly children: ReactNode;
}

/* Her fingers end on the ticket. */
const withTicket = {
  shoulder: [71, 70],
  elbow: [81, 107],
  wrist: [105, 114],
  thumb: 'left',
  bend: 8,
} as const;

const withCase = {
  shoulder: [25, 70],
  elbow: [12, 100],
  wrist: [4, 123],
  thumb: 'left',
  bend: 8,
} as const;

/** A woman in a sari with a suitcase in one hand and, in the other, a ticket that is held out to the right; from -28 to 122, 264 high. */
export const TravellerWithTicket = ({ children, ...place }: TravellerWithTicketProps) => (
  <At {...place}>
    <PersonActing
      x={0}
      y={0}
      hair="long"
      clothes="brand"
      looks="right"
      arms={[
        withCase,
        {
          ...withTicket,
          children: (
            <At x={114} y={114}>
              {children}
            </At>
          ),
        },
      ]}
    >
      <Suitcase x={-32} y={133} />
    </PersonActing>
    <PalluShoulder />
  </At>
);
