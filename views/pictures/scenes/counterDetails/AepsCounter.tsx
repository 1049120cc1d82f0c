import { BankingCounter } from '../../kit/places/BankingCounter.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a banking counter needs: its sign, its devices and the documents of its operator. */
export function AepsCounter() {
  return (
    <Scene width={400} height={396} ground="mint" grows="above">
      <Rings x={0} y={0} size={300} tone="green-soft" />
      <BankingCounter edge={231} />
    </Scene>
  );
}
