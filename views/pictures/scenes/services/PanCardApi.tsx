import { CheckedPanCard } from '../../kit/documents/CheckedPanCard.tsx';
import { PanVerdict } from '../../kit/screens/PanVerdict.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A PAN card whose three lines are each ticked, and below it the answer to which the ticks lead. */
export const PanCardApi = () => (
  <Scene width={640} height={520} ground="lilac">
    <Rings x={320} y={220} size={420} />
    <CheckedPanCard
      x={40}
      y={34}
      width={472}
      head={68}
      step={76}
      size={30}
      caption={18.5}
      portrait={150}
      aside={62}
      tick={44}
      down={366}
    />
    <PanVerdict x={40} y={386} width={560} height={100} size={42} note={23} />
  </Scene>
);
