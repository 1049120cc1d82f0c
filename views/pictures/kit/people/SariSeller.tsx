import { At, type Place } from '../stage/At.tsx';
import { RestingArm } from './RestingArm.tsx';
import { SariBust } from './SariBust.tsx';

/** A woman in a red sari who looks to the left, her forearms on her counter, one hand over the other, 126 × 156: draw the counter first, its edge at 140. */
export const SariSeller = (place: Place) => (
  <At {...place}>
    <SariBust />
    <ellipse cx={63} cy={150} rx={72} ry={5} className="shade" />
    <RestingArm clothes="red" mirrored={126} />
    <At x={0} y={0} mirrored={126}>
      <WovenBorder />
    </At>
    <RestingArm clothes="red" />
    <WovenBorder />
  </At>
);

/* In the place of a cuff. */
const WovenBorder = () => (
  <path
    d="M37 132.800L38 149.200"
    className="stroke-marigold"
    strokeWidth={5}
    strokeLinecap="butt"
  />
);
