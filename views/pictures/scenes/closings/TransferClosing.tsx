import { TransferDesk } from '../../kit/devices/TransferDesk.tsx';
import { CounterSign } from '../../kit/documents/CounterSign.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** What stands on the counter of a shop that sends money: the sign above it, the phone and the printer. */
export function TransferClosing() {
  return (
    <Scene {...closingSize} ground="mint">
      <Rings x={440} y={0} size={320} tone="green-soft" />
      <path d="M0 352H440V400H0z" fill="url(#sheen)" />
      <path d="M0 344H440V360H0z" className="brand-lift" />
      <CounterSign x={48} y={20} step={33} />
      <TransferDesk x={62} y={182} scale={1.06} />
    </Scene>
  );
}
