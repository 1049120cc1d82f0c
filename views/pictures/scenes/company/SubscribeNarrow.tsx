import { TabletReader } from '../../kit/people/TabletReader.tsx';
import { ReaderTablet } from '../../kit/screens/ReaderTablet.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones. */
export function SubscribeNarrow() {
  return (
    <Scene width={400} height={416}>
      <path d="M0 0H400V416H0z" className="blue-soft" />
      <path d="M0 338H400V394H0z" className="sheen-from" />
      <path d="M0 394H400V416H0z" fill="url(#sheen)" />
      <TabletReader x={-10} y={338 - 118 * 1.7} scale={1.7} />
      <ReaderTablet x={274} y={374} scale={0.78} />
    </Scene>
  );
}
