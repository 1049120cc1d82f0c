import { TabletReader } from '../../kit/people/TabletReader.tsx';
import { ReaderTablet } from '../../kit/screens/ReaderTablet.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A woman at her table reads on a tablet before her, where a new article has come to the head of the list. */
export function Subscribe() {
  return (
    <Scene width={640} height={520}>
      <path d="M0 0H640V520H0z" className="blue-soft" />
      <path d="M0 412H640V494H0z" className="sheen-from" />
      <path d="M0 494H640V520H0z" fill="url(#sheen)" />
      <TabletReader x={-4} y={412 - 118 * 2.9} scale={2.9} />
      <ReaderTablet x={466} y={470} scale={1.02} />
    </Scene>
  );
}
