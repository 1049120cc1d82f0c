import { CardFace } from '../../kit/money/CardFace.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { broughtSize } from './exchangeSize.ts';

/** Mobile ATM on a phone: the debit card alone. */
export const ExchangeMatmNarrow = () => (
  <Scene {...broughtSize} ground="none">
    <At x={0} y={1} scale={0.3}>
      <CardFace tone="sheen" ink="on-brand" groups={0} />
    </At>
  </Scene>
);
