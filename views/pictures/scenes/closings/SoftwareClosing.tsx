import { Rings } from '../../kit/Backdrop.tsx';
import { OrderRegister, StockNote } from '../../kit/OrderRegister.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The task that takes too long: a register by hand, and a call to ask what is in stock. */
export function SoftwareClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={400} size={340} />
      <g className="sheet">
        <OrderRegister x={28} y={84} turn={-5} scale={0.92} />
        <StockNote x={272} y={236} turn={5} />
      </g>
    </Scene>
  );
}
