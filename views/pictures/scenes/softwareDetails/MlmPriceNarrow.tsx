import { RulesThenPrice } from '../../kit/records/RulesThenPrice.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: closer together. */
export const MlmPriceNarrow = () => (
  <Scene width={480} height={474} ground="warm">
    <RulesThenPrice x={28} y={17} pitch={31} head={52} />
  </Scene>
);
