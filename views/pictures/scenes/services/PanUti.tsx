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
      <FileShelf x={28} y={150} />
      <PanSign x={174} y={38} width={304} size={31} />
      <PanCounter x={112} y={542} scale={2.4} end={168} screen={{ x: 47, y: -141, scale: 0.38 }} />
    </Scene>
  );
}
