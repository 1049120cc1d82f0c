import { CardToTap } from '../../kit/money/CardToTap.tsx';
import { Exchange } from '../../kit/money/Exchange.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StandingBag } from '../../kit/things/StandingBag.tsx';
import { exchangeSize } from './exchangeSize.ts';

/** POS: goods for a card. */
export const ExchangePos = () => (
  <Scene {...exchangeSize} ground="none">
    <Exchange brings={<CardToTap />} gets={<StandingBag />} />
  </Scene>
);
