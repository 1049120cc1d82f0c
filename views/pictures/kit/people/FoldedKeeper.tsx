import { At, type Place } from '../stage/At.tsx';
import { RestingArm } from './RestingArm.tsx';
import { TurnedKeeperBody } from './TurnedKeeperBody.tsx';

/** A keeper who has his forearms on the counter, one hand over the other, 126 × 156: draw the counter first, its edge at 140. */
export const FoldedKeeper = (place: Place) => (
  <At {...place}>
    <TurnedKeeperBody />
    <ellipse cx={63} cy={151} rx={72} ry={5} className="deep" opacity={0.2} />
    <RestingArm clothes="deep-lift" mirrored={126} />
    <RestingArm clothes="deep-lift" />
  </At>
);
