import type { ReactNode } from 'react';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { OrderInvoice } from '../documents/OrderInvoice.tsx';
import { MessageBubble } from '../screens/MessageBubble.tsx';
import { Label } from '../shapes/Label.tsx';
import { StockBar } from '../shapes/StockBar.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { orderStock } from './orderStock.ts';

const [cartons] = exampleOrder.lines;
const stock = orderStock.cartons;
const middle = 118;

/** A figure in large letters and what it counts. */
const counted = (figure: string, of: string) => (
  <>
    <Label x={middle} y={88} size={62} weight={800} anchor="middle">
      {figure}
    </Label>
    <Label x={middle} y={122} size={24} weight={600} anchor="middle">
      {of}
    </Label>
  </>
);

/** The same for phones, where a station is small and its step is named beside it: what is ordered, what is left, the sum, the text. */
export const orderStationsNarrow: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="order">
    {counted(String(cartons.quantity), 'cartons')}
    <rect x={24} y={152} width={188} height={58} rx={12} className="brand" />
    <Label x={middle} y={189} size={24} weight={700} tone="on-brand" anchor="middle">
      Save order
    </Label>
  </g>,
  <g key="stock">
    {counted(stock.left, 'cartons left')}
    <StockBar x={24} y={166} width={118} height={24} shares={stock.shares} />
    <Label x={212} y={186} size={22} weight={700} tone="marigold-ink" anchor="end">
      {stock.taken}
    </Label>
  </g>,
  <OrderInvoice key="invoice" x={16.5} y={26} />,
  <g key="message">
    <MessageBubble
      x={14}
      y={22}
      width={200}
      size={26}
      own
      flat
      lines={['Your order', 'SO-1182 is', 'on its way.']}
    />
    <Tick x={86} y={202} size={34} />
    <Label x={112} y={211} size={27} weight={700} tone="green-ink">
      Sent
    </Label>
  </g>,
];
