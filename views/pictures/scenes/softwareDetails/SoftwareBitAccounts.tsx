import { AccountSheet, OrderInvoice } from '../../kit/documents/invoiceEntry.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** An invoice and the accounting sheet that it enters as one line. */
export function SoftwareBitAccounts() {
  return (
    <Scene {...bitSize} ground="lilac">
      <AccountSheet x={119} y={14} />
      <OrderInvoice x={11} y={33} />
      <StationArrow x={114} y={75} scale={0.9} />
    </Scene>
  );
}
