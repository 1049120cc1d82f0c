import { CardFace } from '../../kit/money/CardFace.tsx';
import { Exchange } from '../../kit/money/Exchange.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { exchangeSize } from './exchangeSize.ts';

/** Mobile ATM: cash for a debit card. */
export function ExchangeMatm() {
  return (
    <Scene {...exchangeSize} ground="none">
      <Exchange
        brings={
          <At x={0} y={1} scale={0.3}>
            <CardFace tone="sheen" ink="on-brand" groups={0} />
          </At>
        }
      />
    </Scene>
  );
}
