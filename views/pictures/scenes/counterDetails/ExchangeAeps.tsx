import { Exchange } from '../../kit/money/Exchange.tsx';
import { Fingerprint } from '../../kit/shapes/Fingerprint.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { exchangeSize } from './exchangeSize.ts';

/** AEPS: cash for an Aadhaar number and a fingerprint. */
export function ExchangeAeps() {
  return (
    <Scene {...exchangeSize} ground="none">
      <Exchange
        brings={
          <>
            <rect x={0} y={2} width={96} height={60} rx={6} className="brand-soft" />
            <Fingerprint x={12} y={10} size={44} tone="brand-ink" />
            <path
              d="M60 24H84M60 36H76"
              className="stroke-brand-ink"
              strokeWidth={4}
              opacity={0.5}
            />
          </>
        }
      />
    </Scene>
  );
}
