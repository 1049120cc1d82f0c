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
      <FileShelf x={24} y={178} scale={1.15} />
      <PanSign x={174} y={38} width={304} size={31} />
      <PanCounter x={109} y={549} scale={2.5} end={162} screen={{ x: 42, y: -147, scale: 0.4 }} />
    </Scene>
  );
}
