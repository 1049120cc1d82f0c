import { PrintScanner } from '../../kit/devices/PrintScanner.tsx';
import { Exchange } from '../../kit/money/Exchange.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { exchangeSize } from './exchangeSize.ts';

/** AEPS: cash for a fingerprint. */
export const ExchangeAeps = () => (
  <Scene {...exchangeSize} ground="none">
    <Exchange brings={<PrintScanner />} />
  </Scene>
);
