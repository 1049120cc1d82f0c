import { At, type Place } from '../stage/At.tsx';
import { HandAt, LyingArm } from './armsAtDesk.tsx';
import { TurnedHead } from './TurnedHead.tsx';

const arm = { clothes: 'green', skin: 'skin', hem: 'marigold' } as const;

/** A woman behind a desk who points up to the right, 144 × 148, the tip of her finger at 142,66; draw the top of the desk first, from 133 on. */
export const PersonAsking = (place: Place) => (
  <At {...place}>
    <path d="M0 134c0-30 18-42 46-46h28c20 3 29 18 29 46z" className={arm.clothes} />
    <TurnedHead />
    <path d="M43.500 88L60 111 76.500 88z" className={arm.skin} />
    <path d="M44 89L60 111.500 76 89" className={`stroke-${arm.hem}`} strokeWidth={3} />
    <LyingArm {...arm} />
    <PointingArm />
  </At>
);

/* Propped on its elbow before the body, which has its colour. */
const PointingArm = () => (
  <>
    <HandAt x={125} y={95} turn={-60} pose="points" skin={arm.skin} />
    <path
      d="M76 88.500C92 90 100 98 104 107L113 126 116 95.500 133 97.500 131 136Q129 148 117 147.500 109 147 104 139L88 116z"
      className={arm.clothes}
    />
    <path
      d="M92 106Q93 121 100 132M113 126L111 133"
      className="stroke-shade"
      strokeWidth={1.6}
      opacity={0.28}
    />
    <path
      d="M116 96.800L133 98.800"
      className={`stroke-${arm.hem}`}
      strokeWidth={3}
      strokeLinecap="butt"
    />
  </>
);
