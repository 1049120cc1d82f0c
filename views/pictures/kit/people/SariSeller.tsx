import { At, type Place } from '../stage/At.tsx';
import { PersonHead } from './PersonHead.tsx';
import { RestingArm, Sleeve } from './RestingArm.tsx';

/* As the resting arm, but it goes on below the hand that lies on it, so that only one hand is drawn. */
const under =
  'M30 95.800C19 98.300 12 104 8.500 113L-4 138Q-9 153 6 154L62 153.500V136.500L27 135.500C33 127 38 119 38 111 38 104 35 99 30 95.800z';

/** A woman in a red sari who looks to the left, her forearms on her counter, one hand on the other arm, 126 × 156: draw the counter first, its edge at 140. */
export const SariSeller = (place: Place) => (
  <At {...place}>
    <path d="M26 140V100L30 92 48 88H78L96 92 100 100V140z" className="red" />
    <PersonHead hair="bun" looks="left" />
    {/* What is laid over the shoulder, and its folds. */}
    <path
      d="M79 87.500L97 92 100 104V112C86 128 70 136 58 140H26V126C50 120 70 106 79 87.500z"
      className="marigold"
    />
    <path
      d="M86 90C78 110 56 128 30 134M93 93C87 112 68 130 46 138"
      className="stroke-marigold-ink"
      strokeWidth={1.5}
      opacity={0.45}
    />
    <ellipse cx={63} cy={150} rx={72} ry={5} className="shade" />
    <At x={0} y={-4} mirrored={126}>
      <Sleeve
        clothes="red"
        d={under}
        inner="M30 95.800C35 99 38 104 38 111 38 119 33 127 27 135.500L62 136.500"
      />
    </At>
    <RestingArm clothes="red" />
  </At>
);
