import { FileShelf } from '../../kit/places/FileShelf.tsx';
import { PanCounter } from '../../kit/places/PanCounter.tsx';
import { PanSign } from '../../kit/places/PanSign.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The filing at the counter of a shop: the keeper types into the form, and the applicant has a finger on the scanner. */
export function PanUti() {
  return (
    <Scene width={640} height={520}>
      <Rings x={340} y={240} size={380} />
      <FileShelf x={28} y={72} />
      <PanSign x={200} y={18} width={264} size={27} />
      <PanCounter x={100} y={430} scale={2.2} end={186} screen={{ x: 48, y: -157, scale: 0.45 }} />
    </Scene>
  );
}
