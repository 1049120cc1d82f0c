import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Suitcase } from '../things/Suitcase.tsx';
import { Fingers, Thumb } from './Fingers.tsx';
import { PalluShoulder } from './Pallu.tsx';
import { PersonActing } from './PersonActing.tsx';

interface TravellerWithTicketProps extends Place {
  /** Her ticket; 0,0 is where her fingers lie over its left edge. */
  readonly children: ReactNode;
}

const withTicket = {
  shoulder: [71, 70],
  elbow: [81, 110],
  wrist: [104, 103],
  thumb: 'left',
  hand: 'none',
  bend: 8,
} as const;

/* It continues her lower arm. */
const hand = { x: 102, y: 103, turn: -8, scale: 1.6 } as const;
const grip = { pose: 'grips', skin: 'skin' } as const;

const withCase = {
  shoulder: [25, 70],
  elbow: [7, 98],
  wrist: [-3, 121],
  thumb: 'left',
  bend: 8,
} as const;

/* Not marigold, as the train behind her is. */
const drape = 'pale';

/** A woman in a sari who walks to the right, a suitcase rolling behind her, and holds out a ticket before her; from -37 to 113, 264 high. */
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
            <>
              <At {...hand}>
                <Thumb {...grip} />
              </At>
              <At x={113} y={103}>
                {children}
              </At>
              <At {...hand}>
                <Fingers {...grip} />
              </At>
            </>
          ),
        },
      ]}
    >
      <Suitcase x={-41} y={133} />
    </PersonActing>
    <PalluShoulder tone={drape} />
  </At>
);
