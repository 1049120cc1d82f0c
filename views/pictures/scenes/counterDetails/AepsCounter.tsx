import { BankingCounter } from '../../kit/places/BankingCounter.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a banking counter needs: its devices and its sign. */
export function AepsCounter() {
  return (
    <Scene width={400} height={396} ground="mint" grows="above">
      <Rings x={0} y={0} size={300} tone="green-soft" />
      <BankingCounter edge={288} />
    </Scene>
  );
}
