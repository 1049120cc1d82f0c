import { CountedText } from '../../kit/screens/CountedText.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones the counted text alone. */
export function SmsPartsNarrow() {
  return (
    <Scene width={400} height={368} ground="warm">
      <Rings x={400} y={0} size={360} tone="marigold-soft" />
      <CountedText x={32} y={24} />
    </Scene>
  );
}
