import { CardFace } from '../../kit/money/CardFace.tsx';
import { Exchange } from '../../kit/money/Exchange.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { ShoppingBag } from '../../kit/things/ShoppingBag.tsx';
import { exchangeSize } from './exchangeSize.ts';

/** POS: goods for a card. */
export function ExchangePos() {
  return (
    <Scene {...exchangeSize} ground="none">
      <Exchange
        brings={
          <At x={0} y={14} scale={0.242}>
            <CardFace tone="deep-lift" ink="on-deep" groups={0} />
          </At>
        }
        gets={<ShoppingBag x={104} y={39} scale={0.7} />}
      />
    </Scene>
  );
}
