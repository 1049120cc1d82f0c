import { PrintScanner } from '../../kit/devices/PrintScanner.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { broughtSize } from './exchangeSize.ts';

/** AEPS on a phone: the fingerprint alone. */
export const ExchangeAepsNarrow = () => (
  <Scene {...broughtSize} ground="none">
    <At x={0} y={1}>
      <PrintScanner />
    </At>
  </Scene>
);
