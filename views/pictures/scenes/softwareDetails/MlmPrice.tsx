import { RulesThenPrice } from '../../kit/records/RulesThenPrice.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The rules of a plan are signed first; then comes what the software costs, part by part. */
export const MlmPrice = () => (
  <Scene width={480} height={520} ground="warm" grows="around">
    <Rings x={480} y={520} size={360} tone="marigold-soft" />
    <RulesThenPrice x={28} y={16} pitch={35} head={60} />
  </Scene>
);
