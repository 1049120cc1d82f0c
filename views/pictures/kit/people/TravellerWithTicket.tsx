import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';
import { Suitcase } from '../things/Suitcase.tsx';
import { PalluShoulder } from './Pallu.tsx';
import { PersonActing } from './PersonActing.tsx';

interface TravellerWithTicketProps extends Place {
  /** Her ticket; 0,0 is on its left edge, where her thumb lies over it. */
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

/* Both parts continue her lower arm, and begin as wide as it is. */
const hand = { x: 104, y: 103, turn: -17 } as const;
const fold = { className: 'stroke-skin-deep', opacity: 0.85, strokeWidth: 1.2 } as const;

/* The back of her hand, and her fingers, which go behind the ticket. */
const HandBehind = () => (
  <>
    <path
      d="M-12-6H-5Q2-6 7-9L20-9V12.500Q13 14 8.500 12.500 4 10.500-1 8-5 6.200-12 6z"
      className="skin"
    />
    <path d="M7 2.600H18M7.500 6.200H18M8.500 9.600H18" {...fold} />
  </>
);

const ThumbBefore = () => (
  <>
    <path
      d="M-10-6H-6Q1-6 6-8.700 10-11.200 14-11.200L19.500-10.800Q24-10.200 23.800-6.600 23.500-2.700 19.500-2.700L15.500-2.800Q11-.500 5 1.500L-10 3z"
      className="skin"
    />
    <path d="M19.500-2.700L15.500-2.800Q12-1 8.500.200" {...fold} />
    <path
      d="M22.900-6.700Q23-9.600 19.600-9.800L17.800-9.900Q16.800-6.800 17.600-3.900L19.500-3.800Q22.800-3.800 22.900-6.700z"
      className="on-brand"
      opacity={0.4}
    />
  </>
);

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
                <HandBehind />
              </At>
              <At x={115} y={100}>
                {children}
              </At>
              <At {...hand}>
                <ThumbBefore />
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
