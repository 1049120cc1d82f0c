import { FileShelf } from '../../kit/places/FileShelf.tsx';
import { PanCounter } from '../../kit/places/PanCounter.tsx';
import { PanFascia } from '../../kit/places/PanFascia.tsx';
import { PanFormDisplay } from '../../kit/screens/PanFormDisplay.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The filing at the counter of a shop: the keeper types, the display for the customer shows the form, and she has a finger on the scanner. */
export function PanUti() {
  return (
    <Scene width={640} height={520} ground="lilac">
      <path d="M0 448H640V520H0z" className="marigold-soft" />
      <path d="M0 440H640v8H0z" className="brand-lift" opacity={0.5} />
      <FileShelf x={18} y={148} scale={1.05} />
      <PanFormDisplay x={200} y={86} scale={1.1} />
      <PanCounter x={148} y={394} scale={1.6} />
      <PanFascia x={0} y={0} width={640} size={30} />
    </Scene>
  );
}
