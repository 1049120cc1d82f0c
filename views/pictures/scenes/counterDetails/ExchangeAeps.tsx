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
            <rect x={0} y={1} width={120} height={76} rx={7} className="brand-soft" />
            <Fingerprint x={8} y={13} size={52} tone="brand-ink" />
            <path
              d="M76 20H106M76 35H94"
              className="stroke-brand-ink"
              strokeWidth={5}
              opacity={0.5}
            />
          </>
        }
      />
    </Scene>
  );
}
