import { CardToTap } from '../../kit/money/CardToTap.tsx';
import { ExchangeDown } from '../../kit/money/ExchangeDown.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StandingBag } from '../../kit/things/StandingBag.tsx';
import { exchangeDownSize } from './exchangeSize.ts';

/** POS on a phone: the card, and the goods for it below. */
export const ExchangePosNarrow = () => (
  <Scene {...exchangeDownSize} ground="none">
    <ExchangeDown brings={<CardToTap />} gets={<StandingBag />} />
  </Scene>
);
