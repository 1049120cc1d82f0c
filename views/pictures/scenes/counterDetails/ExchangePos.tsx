import { CardFace } from '../../kit/money/CardFace.tsx';
import { Exchange } from '../../kit/money/Exchange.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { exchangeSize } from './exchangeSize.ts';

/** POS: goods for a card. */
export function ExchangePos() {
  return (
    <Scene {...exchangeSize} ground="none">
      <Exchange
        brings={
          <At x={0} y={1} scale={0.3}>
            <CardFace tone="deep-lift" ink="on-deep" groups={0} />
          </At>
        }
        gets={
          <>
            <path d="M14 18q0-26 23-26t23 26" className="stroke-marigold-ink" strokeWidth={5} />
            <path d="M-6 14H80l8 53a4 4 0 01-4 4H-10a4 4 0 01-4-4z" className="marigold" />
            <path d="M-6 14H80l1.300 9H-7.300z" className="shade" />
          </>
        }
      />
    </Scene>
  );
}
