import { CashCounter } from '../../kit/money/CashCounter.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** A customer at the banking counter of a shop. */
export function AepsClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <path d="M0 344H440V400H0z" className="brand-soft" />
      <CashCounter
        x={16}
        y={44}
        scale={1.22}
        customer={{ hair: 'turban', clothes: 'green' }}
        keeper={{ hair: 'bun', clothes: 'red' }}
      />
    </Scene>
  );
}
