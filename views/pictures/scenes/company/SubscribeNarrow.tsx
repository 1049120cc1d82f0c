import { TabletReader } from '../../kit/people/TabletReader.tsx';
import { GardenWindow } from '../../kit/places/GardenWindow.tsx';
import { ReaderTablet } from '../../kit/screens/ReaderTablet.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones. */
export function SubscribeNarrow() {
  return (
    <Scene width={400} height={416}>
      <path d="M0 0H400V416H0z" className="blue-soft" />
      <GardenWindow x={38} y={30} scale={0.5} />
      <path d="M0 338H400V394H0z" className="sheen-from" />
      <path d="M0 394H400V416H0z" fill="url(#sheen)" />
      <TabletReader x={2} y={338 - 118 * 1.75} scale={1.75} />
      <ReaderTablet x={288} y={372} scale={0.67} />
    </Scene>
  );
}
