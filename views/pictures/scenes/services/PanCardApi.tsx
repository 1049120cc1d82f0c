import { CheckedPanCard } from '../../kit/documents/CheckedPanCard.tsx';
import { PanVerdict } from '../../kit/screens/PanVerdict.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A PAN card whose three lines are each ticked, and below it the answer to which the ticks lead. */
export const PanCardApi = () => (
  <Scene width={640} height={520} ground="lilac">
    <Rings x={320} y={220} size={420} />
    <CheckedPanCard
      x={44}
      y={44}
      width={464}
      head={72}
      step={80}
      size={30}
      caption={18.5}
      portrait={124}
      aside={62}
      tick={44}
      down={352}
    />
    <PanVerdict x={44} y={388} width={552} height={92} size={35} note={20} />
  </Scene>
);
