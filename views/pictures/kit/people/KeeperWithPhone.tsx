import { RechargedPhone } from '../devices/RechargedPhone.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PersonAtCounter } from './PersonAtCounter.tsx';

/** A keeper behind his counter who holds a customer’s recharged phone out to her, 292 × 191; draw the counter first, its edge at 140. */
export const KeeperWithPhone = (place: Place) => (
  <At {...place}>
    <PersonAtCounter
      x={0}
      y={0}
      mirrored={126}
      hair="turban"
      clothes="deep-lift"
      looks="left"
      gives={
        // Mirrored once more, so that what it says can be read.
        <At x={-121} y={-119} scale={0.59} mirrored={208}>
          <RechargedPhone x={0} y={0} />
        </At>
      }
    />
  </At>
);
