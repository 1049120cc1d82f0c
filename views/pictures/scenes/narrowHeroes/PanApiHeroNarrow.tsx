import { CheckedPanCard } from '../../kit/documents/CheckedPanCard.tsx';
import { PanVerdict } from '../../kit/screens/PanVerdict.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the PAN API page for phones: a PAN card whose lines are ticked, and below it the answer. */
export const PanApiHeroNarrow = () => (
  <Scene width={400} height={410} ground="lilac">
    <CheckedPanCard
      x={20}
      y={22}
      width={310}
      head={58}
      step={58}
      size={22}
      caption={15.5}
      portrait={100}
      aside={34}
      tick={32}
      down={290}
    />
    <PanVerdict x={20} y={302} width={360} height={84} size={28} note={17} />
  </Scene>
);
