import { At, type Place } from '../stage/At.tsx';
import { HandAt, LyingArm, ProppedArm } from './armsAtDesk.tsx';
import { TurnedHead } from './TurnedHead.tsx';

const arm = { clothes: 'green', skin: 'skin', hem: 'marigold' } as const;

/** A woman behind a desk who points up to the right, 140 × 144, the tip of her finger at 139,69; draw the top of the desk first, from 133 on. */
export const PersonAsking = (place: Place) => (
  <At {...place}>
    <path d="M0 134c0-30 18-42 46-46h28c28 4 44 16 46 46z" className={arm.clothes} />
    <TurnedHead />
    <path d="M43.500 88L60 111 76.500 88z" className={arm.skin} />
    <path d="M44 89L60 111.500 76 89" className={`stroke-${arm.hem}`} strokeWidth={3} />
    <LyingArm {...arm} />
    <ProppedArm {...arm}>
      <path
        d="M114 120Q113.500 104 109.900 92.400L117 88 128 100 124.400 103.700Q126 109 131 116z"
        className={arm.skin}
      />
      <HandAt x={119} y={95} turn={-52} pose="points" skin={arm.skin} />
    </ProppedArm>
  </At>
);
