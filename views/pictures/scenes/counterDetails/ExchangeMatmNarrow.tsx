import { CardWithPin } from '../../kit/money/CardWithPin.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { broughtSize } from './exchangeSize.ts';

/** Mobile ATM on a phone: the debit card and the reader alone. */
export const ExchangeMatmNarrow = () => (
  <Scene {...broughtSize} ground="none">
    <CardWithPin reader={60} />
  </Scene>
);
