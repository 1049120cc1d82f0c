import { At, type Place } from '../stage/At.tsx';
import { RestingArm, Sleeve } from './RestingArm.tsx';
import { SariBust } from './SariBust.tsx';

/* As the resting arm, but it goes on below the hand that lies on it, so that only one hand is drawn. */
const under =
  'M30 95.800C19 98.300 12 104 8.500 113L-4 138Q-9 153 6 154L62 153.500V136.500L27 135.500C33 127 38 119 38 111 38 104 35 99 30 95.800z';

/** A woman in a red sari who looks to the left, her forearms on her counter, one hand on the other arm, 126 × 156: draw the counter first, its edge at 140. */
export const SariSeller = (place: Place) => (
  <At {...place}>
    <SariBust />
    <ellipse cx={63} cy={150} rx={72} ry={5} className="shade" />
    <At x={0} y={-4} mirrored={126}>
      <Sleeve
        clothes="red"
        d={under}
        inner="M30 95.800C35 99 38 104 38 111 38 119 33 127 27 135.500L62 136.500"
      />
    </At>
    <RestingArm clothes="red" />
    {/* A woven border in the place of a cuff. */}
    <path
      d="M37 132.800L38 149.200"
      className="stroke-marigold"
      strokeWidth={5}
      strokeLinecap="butt"
    />
  </At>
);
