import { CardWithPin } from '../../kit/money/CardWithPin.tsx';
import { Exchange } from '../../kit/money/Exchange.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { exchangeSize } from './exchangeSize.ts';

/** Mobile ATM: cash for a debit card and its PIN. */
export const ExchangeMatm = () => (
  <Scene {...exchangeSize} ground="none">
    <Exchange brings={<CardWithPin />} />
  </Scene>
);
