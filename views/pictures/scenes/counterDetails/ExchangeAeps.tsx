import { Exchange } from '../../kit/money/Exchange.tsx';
import { Fingerprint } from '../../kit/shapes/Fingerprint.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { exchangeSize } from './exchangeSize.ts';

/** AEPS: cash for a fingerprint. */
export function ExchangeAeps() {
  return (
    <Scene {...exchangeSize} ground="none">
      <Exchange
        brings={
          <>
            <rect x={18} y={2} width={60} height={60} rx={10} className="brand-soft" />
            <Fingerprint x={30} y={9} size={46} tone="brand-ink" />
          </>
        }
      />
    </Scene>
  );
}
