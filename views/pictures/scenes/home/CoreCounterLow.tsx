import { CashCounter } from '../../kit/money/CashCounter.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The upper half of the counter where a customer has come for cash, for the head of a small card. */
export function CoreCounterLow() {
  return (
    <Scene width={400} height={260} ground="mint" radius={0}>
      <Rings x={400} y={260} size={320} tone="green-soft" />
      <CashCounter
        x={24}
        y={24}
        scale={1.05}
        customer={{ hair: 'turban', clothes: 'marigold' }}
        keeper={{ hair: 'bun', clothes: 'brand' }}
      />
    </Scene>
  );
}
