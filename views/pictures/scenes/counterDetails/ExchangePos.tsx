import { CardFace } from '../../kit/money/CardFace.tsx';
import { Exchange } from '../../kit/money/Exchange.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { exchangeSize } from './exchangeSize.ts';

/** POS: goods for a card or a UPI app. */
export function ExchangePos() {
  return (
    <Scene {...exchangeSize} ground="none">
      <Exchange
        brings={
          <>
            <At x={0} y={8} scale={0.27}>
              <CardFace tone="deep-lift" ink="on-deep" groups={0} />
            </At>
            <g className="sheet" transform="translate(58 1) scale(1.3)">
              <rect width={34} height={62} rx={6} className="deep" />
              <rect x={3} y={4} width={28} height={54} rx={3} className="paper" />
              <path d="M8 11h8v8H8zM18 11h8v8h-8zM8 21h8v8H8zM21 24h5v5h-5z" className="brand" />
            </g>
          </>
        }
        gets={
          <>
            <path d="M32 18q0-26 23-26t23 26" className="stroke-marigold-ink" strokeWidth={5} />
            <path d="M24 14H86l8 53a4 4 0 01-4 4H20a4 4 0 01-4-4z" className="marigold" />
            <path d="M24 14H86l1.300 9H22.700z" className="shade" />
          </>
        }
      />
    </Scene>
  );
}
