import { NumberWithFinger } from '../../kit/money/NumberWithFinger.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { broughtSize } from './exchangeSize.ts';

/** AEPS on a phone: the number and the fingerprint alone. */
export const ExchangeAepsNarrow = () => (
  <Scene {...broughtSize} ground="none">
    <NumberWithFinger scanner={50} />
  </Scene>
);
