import { AccountSheet, OrderInvoice } from '../../kit/documents/invoiceEntry.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The same for phones: the invoice above the sheet, which runs over the lower edge. */
export function SoftwareBitAccountsNarrow() {
  return (
    <Scene {...narrowBitSize} ground="brand">
      <AccountSheet x={12} y={104} scale={1.236} />
      <OrderInvoice x={24} y={8} scale={1.14} low />
      <StationArrow x={80} y={93.5} turn={90} scale={0.95} />
    </Scene>
  );
}
