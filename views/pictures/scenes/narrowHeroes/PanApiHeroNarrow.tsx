import { CheckedPanCard } from '../../kit/documents/CheckedPanCard.tsx';
import { PanVerdict } from '../../kit/screens/PanVerdict.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the PAN API page for phones: a PAN card whose lines are ticked, and below it the answer. */
export const PanApiHeroNarrow = () => (
  <Scene width={400} height={410} ground="lilac">
    <CheckedPanCard
      x={20}
      y={20}
      width={304}
      head={56}
      step={68}
      size={22}
      caption={15.5}
      portrait={78}
      aside={38}
      tick={32}
      down={298}
    />
    <PanVerdict x={20} y={308} width={360} height={80} size={26} note={17} />
  </Scene>
);
