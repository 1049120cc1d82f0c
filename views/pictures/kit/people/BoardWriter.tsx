import { At, type Place } from '../stage/At.tsx';
import { Arm } from './Arm.tsx';
import { PencilHand } from './PencilHand.tsx';
import { TurnedHead } from './TurnedHead.tsx';

/* Her sleeves are turned up. */
const look = { clothes: 'marigold', skin: 'skin', bend: 9 } as const;

/** A woman in a kurta turned to the right, 96 × 264, who writes on a board with a raised arm, the other hand on her hip; the point of her pen is at 96,38. */
export const BoardWriter = (place: Place) => (
  <At {...place}>
    <Legs />
    <WritingArm />
    <path
      d="M25 76c0-15 8-22 18-25.500h13c9 2.500 17 8 18 20l-4 26q-2 9 1 18l7 84q-34 8-60-1l8-82q1-10-1-20z"
      className="marigold"
    />
    <path
      d="M56 64q4 26 3 44M64 152L68 198"
      className="stroke-shade"
      strokeWidth={1.6}
      opacity={0.3}
    />
    {/* Bent a little, towards what she writes. */}
    <At x={49} y={51} turn={-6}>
      <At x={-32.5} y={-47} scale={0.5}>
        <TurnedHead hair="tail" />
      </At>
    </At>
    <path
      d="M40.500 48L38 53 46 66 52 60 57 63.500 60.500 53.500 54.500 47Q50 58 40.500 48z"
      className="on-brand"
    />
    <ArmOnHip />
  </At>
);

/** The weight is on the far leg; the near one is half a step behind. */
const Legs = () => (
  <>
    <path d="M50 160H70L70 254H54z" className="brand" />
    <path d="M50 160H70L70 254H54z" className="hair" opacity={0.22} />
    <path d="M54 252h17v1c8 2 13 5 13 11H54z" className="hair" />
    <path d="M28 160H56L48 206 39 254H21L26 204z" className="brand" />
    <path d="M20 252h19v1c8 2 13 5 13 11H20z" className="hair" />
  </>
);

const WritingArm = () => (
  <>
    <PencilHand x={85} y={59} turn={-72} skin="skin" marker />
    <Arm {...look} shoulder={[64, 65]} elbow={[92, 98]} wrist={[85, 59]} hand="none" />
    <path
      d="M64 65L86.200 91.100Q92 98 90.400 89.100L88.200 76.600"
      className="stroke-hair"
      strokeWidth={16}
      opacity={0.16}
    />
  </>
);

const ArmOnHip = () => (
  <>
    <Arm {...look} shoulder={[34, 67]} elbow={[5, 99]} wrist={[32, 119]} thumb="left" />
    <path d="M41 71L27 86.500" className="stroke-shade" strokeWidth={1.6} opacity={0.35} />
  </>
);
