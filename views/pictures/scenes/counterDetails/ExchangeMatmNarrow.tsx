import { CardWithPin } from '../../kit/money/CardWithPin.tsx';
import { ExchangeDown } from '../../kit/money/ExchangeDown.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { exchangeDownSize } from './exchangeSize.ts';

/** Mobile ATM on a phone: the debit card with its PIN, and the cash for it below. */
export const ExchangeMatmNarrow = () => (
  <Scene {...exchangeDownSize} ground="none">
    <ExchangeDown brings={<CardWithPin />} />
  </Scene>
);
