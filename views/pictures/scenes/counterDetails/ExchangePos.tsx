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
            <At x={0} y={10} scale={0.2}>
              <CardFace tone="deep-lift" ink="on-deep" />
            </At>
            <g className="sheet">
              <rect x={54} y={0} width={34} height={62} rx={6} className="deep" />
              <rect x={57} y={4} width={28} height={54} rx={3} className="paper" />
              <path
                d="M62 11h8v8h-8zM72 11h8v8h-8zM62 21h8v8h-8zM75 24h5v5h-5z"
                className="brand"
              />
            </g>
          </>
        }
        gets={
          <>
            <path d="M24 22q0-26 24-26t24 26" className="stroke-marigold-ink" strokeWidth={4} />
            <path d="M18 16H78l6 46a2 2 0 01-2 2H14a2 2 0 01-2-2z" className="marigold" />
            <path d="M18 16H78l1 8H17z" className="shade" />
          </>
        }
      />
    </Scene>
  );
}
