import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Suitcase } from '../things/Suitcase.tsx';
import { PalluShoulder } from './Pallu.tsx';
import { PersonActing } from './PersonActing.tsx';

interface TravellerWithTicketProps extends Place {
  /** Her ticket; 0,0 is where her thumb lies on its left edge. */
  readonly children: ReactNode;
}

/* Her fingers end on the ticket. */
const withTicket = {
  shoulder: [71, 70],
  elbow: [81, 110],
  wrist: [104, 103],
  thumb: 'left',
  bend: 8,
} as const;

const withCase = {
  shoulder: [25, 70],
  elbow: [7, 98],
  wrist: [-3, 121],
  thumb: 'left',
  bend: 8,
} as const;

/* Not marigold, as the train behind her is. */
const drape = 'pale';

/** A woman in a sari who walks to the right, a suitcase rolling behind her, and holds out a ticket before her; from -37 to 110, 264 high. */
export const TravellerWithTicket = ({ children, ...place }: TravellerWithTicketProps) => (
  <At {...place}>
    <PersonActing
      x={0}
      y={0}
      hair="long"
      clothes="brand"
      drape={drape}
      looks="right"
      strides
      arms={[
        withCase,
        {
          ...withTicket,
          children: (
            <At x={110} y={100}>
              {children}
            </At>
          ),
        },
      ]}
    >
      <Suitcase x={-41} y={133} />
    </PersonActing>
    <PalluShoulder tone={drape} />
  </At>
);
