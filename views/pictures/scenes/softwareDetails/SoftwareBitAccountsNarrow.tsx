import { AccountSheet, OrderInvoice } from '../../kit/documents/invoiceEntry.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the invoice above the sheet, which the lower edge cuts. */
export const SoftwareBitAccountsNarrow = () => (
  <Scene {...narrowBitSize} ground="lilac">
    <AccountSheet x={16} y={98} scale={1.164} />
    <OrderInvoice low x={24} y={12} scale={1.143} />
    <circle cx={122} cy={94} r={15} className="brand" />
    <Glyph name="arrow-down" x={111} y={83} size={22} tone="on-brand" bold />
  </Scene>
);
