import { Exchange } from '../../kit/money/Exchange.tsx';
import { NumberWithFinger } from '../../kit/money/NumberWithFinger.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { exchangeSize } from './exchangeSize.ts';

/** AEPS: cash for an Aadhaar number and a fingerprint. */
export const ExchangeAeps = () => (
  <Scene {...exchangeSize} ground="none">
    <Exchange brings={<NumberWithFinger scanner={29} />} />
  </Scene>
);
