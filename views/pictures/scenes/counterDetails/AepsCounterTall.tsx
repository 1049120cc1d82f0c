import { BankingCounter } from '../../kit/places/BankingCounter.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same beside words, with more above and below. */
export function AepsCounterTall() {
  return (
    <Scene width={400} height={416} ground="mint" grows="above">
      <Rings x={0} y={0} size={300} tone="green-soft" />
      <BankingCounter edge={245} />
    </Scene>
  );
}
