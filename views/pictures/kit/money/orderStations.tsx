import type { ReactNode } from 'react';
import { rupees } from '#content/rupees.ts';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { MessageBubble } from '../screens/MessageBubble.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { StationTitle } from '../stage/StationTitle.tsx';

type Line = readonly [label: string, value: string];

const order = exampleOrder.lines.map(({ item, quantity }): Line => [item, String(quantity)]);

const [cartons, tape] = exampleOrder.amounts;

const invoice: readonly Line[] = [
  ['Cartons', rupees(cartons ?? 0)],
  ['Tape', rupees(tape ?? 0)],
  ['GST', rupees(exampleOrder.gst)],
];

/** What is left of 2,000 and of 300. */
const stock: readonly Line[] = [
  ['Cartons', '1,600'],
  ['Tape', '240'],
];
const share = 0.8;

const lines = (rows: readonly Line[], top: number, step: number) =>
  rows.map(([label, value], index) => (
    <g key={label}>
      <Label x={16} y={top + index * step} size={20} tone="muted">
        {label}
      </Label>
      <Label x={220} y={top + index * step} size={20} weight={700} anchor="end">
        {value}
      </Label>
    </g>
  ));

/** One order on its way: as it is entered, in the stock, on the invoice, and in the message to the customer. */
export const orderStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="order">
    <StationTitle tile="letter" glyph="store">
      SO-1182
    </StationTitle>
    <Label x={16} y={100} size={20} weight={700}>
      Gupta Packaging
    </Label>
    {lines(order, 132, 30)}
    <rect x={16} y={182} width={204} height={38} rx={8} className="brand" />
    <Label x={118} y={208} size={20} weight={700} tone="on-brand" anchor="middle">
      Save order
    </Label>
  </g>,
  <g key="stock">
    <StationTitle tile="letter" glyph="block">
      Stock
    </StationTitle>
    {stock.map(([name, left], index) => (
      <g key={name} transform={`translate(16 ${80 + index * 76})`}>
        <Label x={0} y={24} size={20} tone="muted">
          {name}
        </Label>
        <Label x={204} y={25} size={22} weight={800} anchor="end">
          {left}
        </Label>
        <rect y={38} width={204} height={14} rx={7} className="ink" opacity={0.12} />
        <rect y={38} width={204 * share} height={14} rx={7} className="marigold" />
      </g>
    ))}
  </g>,
  <g key="invoice">
    <StationTitle tile="letter" glyph="receipt">
      INV-0418
    </StationTitle>
    {lines(invoice, 98, 28)}
    <path d="M16 170.500H220" className="stroke-ink" opacity={0.16} />
    <Label x={16} y={208} size={20} weight={700}>
      Total
    </Label>
    <Label x={220} y={209} size={25} weight={800} anchor="end">
      {rupees(exampleOrder.total)}
    </Label>
  </g>,
  <g key="message">
    <StationTitle tile="letter" glyph="chat">
      Message
    </StationTitle>
    <MessageBubble
      x={16}
      y={83}
      width={200}
      size={24}
      own
      flat
      lines={['Your order', 'SO-1182 is', 'on its way.']}
    />
    <Tick x={204} y={34} size={28} />
  </g>,
];
