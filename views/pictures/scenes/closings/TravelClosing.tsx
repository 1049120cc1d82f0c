import { Receipt } from '../../kit/documents/Receipt.tsx';
import { TrainTicket } from '../../kit/documents/TrainTicket.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** A train ticket beside what the counter sells already. */
export function TravelClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <Receipt
        x={44}
        y={22}
        turn={-3}
        width={176}
        title="Recharge"
        lines={[['Prepaid', '₹299']]}
        total={['Paid', '₹299']}
      />
      <Receipt
        x={224}
        y={16}
        turn={3}
        width={176}
        title="Electricity"
        lines={[['Bill', '₹1,846']]}
        total={['Paid', '₹1,846']}
      />
      <TrainTicket x={28} y={208} turn={-2} scale={0.83} />
    </Scene>
  );
}
