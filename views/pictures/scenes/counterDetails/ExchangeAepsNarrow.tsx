import { PrintScanner } from '../../kit/devices/PrintScanner.tsx';
import { ExchangeDown } from '../../kit/money/ExchangeDown.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { exchangeDownSize } from './exchangeSize.ts';

/** AEPS on a phone: the fingerprint, and the cash for it below. */
export const ExchangeAepsNarrow = () => (
  <Scene {...exchangeDownSize} ground="none">
    <ExchangeDown brings={<PrintScanner />} />
  </Scene>
);
