import { HeldReceipt } from '../../kit/documents/HeldReceipt.tsx';
import { AppBills } from '../../kit/screens/AppBills.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** Both ways in which a bill is paid: a customer of a counter with the receipt in hand, and the bills in an app. */
export function BbpsClosing() {
  return (
    <Scene {...closingSize} radius={0} ground="warm" night="raised">
      <Rings x={220} y={330} size={360} tone="marigold-soft" />
      <AppBills x={232} y={26} />
      <HeldReceipt x={20} y={56} />
    </Scene>
  );
}
