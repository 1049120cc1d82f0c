import { OrderRegister } from '../../kit/documents/OrderRegister.tsx';
import { orderStations } from '../../kit/money/orderStations.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const [, , invoice, message] = orderStations;

/** Before and after: a register by hand, and the invoice and the message that one entry makes of it. */
export function SoftwareClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <g className="sheet">
        <OrderRegister x={36} y={36} turn={-4} scale={0.58} />
      </g>
      <Connector from={[290, 84]} to={[340, 184]} arrow upright />
      <Panel x={32} y={200} width={236} height={236} scale={0.78}>
        {invoice}
      </Panel>
      <Panel x={226} y={200} width={236} height={236} scale={0.78}>
        {message}
      </Panel>
    </Scene>
  );
}
