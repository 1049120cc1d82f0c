import { CountedText } from '../../kit/screens/CountedText.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** How a long text is counted. */
export function SmsParts() {
  return (
    <Scene width={400} height={530} ground="warm" grows="around">
      <Rings x={400} y={0} size={360} tone="marigold-soft" />
      <CountedText x={32} y={24} />
    </Scene>
  );
}
