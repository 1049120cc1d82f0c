import { CounterOfAgent } from '../../kit/places/CounterOfAgent.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same beside words, higher, with more of the wall above it. */
export const AepsCounterTall = () => (
  <Scene width={400} height={528} ground="mint" grows="above">
    <Rings x={400} y={0} size={420} tone="green-soft" />
    <CounterOfAgent x={0} y={330} sign={1.7} />
  </Scene>
);
