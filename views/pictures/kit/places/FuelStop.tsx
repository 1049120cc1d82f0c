import { CardFace } from '../money/CardFace.tsx';
import { PersonActing } from '../people/PersonActing.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FuelPump } from './FuelPump.tsx';

/** A driver, cut at the hips, who holds a card to the reader of a fuel pump; 284 × 292. */
export const FuelStop = (place: Place) => (
  <At {...place}>
    <FuelPump x={0} y={6} scale={1.4} />
    <PersonActing
      x={118}
      y={24}
      scale={1.85}
      clothes="marigold"
      trousers="on-deep-muted"
      looks="left"
      hangs="right"
      arms={[
        {
          shoulder: [26, 70],
          elbow: [12, 104],
          wrist: [-3, 86],
          thumb: 'right',
          cuff: 'on-brand',
          children: (
            <At x={-37} y={63} turn={-6} scale={0.1}>
              <CardFace tone="sheen" ink="on-brand" groups={0} />
            </At>
          ),
        },
      ]}
    />
  </At>
);
