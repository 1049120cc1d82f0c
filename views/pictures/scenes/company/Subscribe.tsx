import { TabletReader } from '../../kit/people/TabletReader.tsx';
import { GardenWindow } from '../../kit/places/GardenWindow.tsx';
import { ReaderTablet } from '../../kit/screens/ReaderTablet.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A woman at her table by the window reads on a tablet, where a new article has come to the head of the list. */
export function Subscribe() {
  return (
    <Scene width={640} height={520}>
      <path d="M0 0H640V520H0z" className="blue-soft" />
      <GardenWindow x={188} y={52} scale={0.7} />
      <path d="M0 412H640V494H0z" className="sheen-from" />
      <path d="M0 494H640V520H0z" fill="url(#sheen)" />
      <TabletReader x={4} y={412 - 118 * 2.7} scale={2.7} />
      <ReaderTablet x={502} y={456} scale={0.8} />
    </Scene>
  );
}
