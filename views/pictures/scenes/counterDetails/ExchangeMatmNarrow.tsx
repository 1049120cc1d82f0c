import { CardWithPin } from '../../kit/money/CardWithPin.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { broughtSize } from './exchangeSize.ts';

/** Mobile ATM on a phone: the debit card with its PIN alone. */
export const ExchangeMatmNarrow = () => (
  <Scene {...broughtSize} ground="none">
    <At x={0} y={1}>
      <CardWithPin />
    </At>
  </Scene>
);
