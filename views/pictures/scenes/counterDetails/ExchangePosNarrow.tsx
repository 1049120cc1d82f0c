import { ExchangeDown } from '../../kit/money/ExchangeDown.tsx';
import { SmallCard } from '../../kit/money/SmallCard.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StandingBag } from '../../kit/things/StandingBag.tsx';
import { exchangeDownSize } from './exchangeSize.ts';

/** POS on a phone: the card, and the goods for it below. */
export const ExchangePosNarrow = () => (
  <Scene {...exchangeDownSize} ground="none">
    <ExchangeDown brings={<SmallCard tone="device-lift" />} gets={<StandingBag />} />
  </Scene>
);
