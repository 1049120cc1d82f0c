import { TransferCounter } from '../../kit/places/TransferCounter.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What the owner of a counter has before the first money transfer. */
export function TransferStart() {
  return (
    <Scene width={400} height={400} ground="mint" grows="above">
      <TransferCounter x={0} y={0} />
    </Scene>
  );
}
