import { CounterOfAgent } from '../../kit/places/CounterOfAgent.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a banking counter needs: the sign that the bank’s rules ask for, before it the scanner, wired to the phone. */
export const AepsCounter = () => (
  <Scene width={400} height={364} ground="mint" grows="above">
    <Rings x={0} y={0} size={300} tone="green-soft" />
    <CounterOfAgent x={0} y={216} />
  </Scene>
);
