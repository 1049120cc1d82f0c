import { CounterOfAgent } from '../../kit/places/CounterOfAgent.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a banking counter needs: the sign that the bank’s rules ask for, before it the scanner, wired to the phone, and in front the documents of its operator. */
export const AepsCounter = () => (
  <Scene width={400} height={440} ground="mint" grows="above">
    <Rings x={0} y={0} size={300} tone="green-soft" />
    <CounterOfAgent x={0} y={194} sign={1.3} />
  </Scene>
);
