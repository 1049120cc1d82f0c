import type { ReactNode } from 'react';
import { rupees } from '#content/rupees.ts';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { TextPhone } from '../devices/TextPhone.tsx';
import { MessageBubble } from '../screens/MessageBubble.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { StationTitle } from '../stage/StationTitle.tsx';
import { StockTaken } from './StockTaken.tsx';

/** Of letters and heads: smaller than what the page says below, and 11 px where the four are narrowest. */
const size = 17;
const head = { size: 18, tile: 'letter' } as const;

const [cartons = 0, tape = 0] = exampleOrder.amounts;

const invoice = [
  ['Cartons', rupees(cartons)],
  ['Tape', rupees(tape)],
  ['GST', rupees(exampleOrder.gst)],
] as const;

const tornEdge = 'l-8.500-7-8.500 7'.repeat(12);

/** One order on its way: as it is entered, in the stock, on the invoice, and in the message to the customer. */
export const orderStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="order">
    <StationTitle glyph="store" {...head}>
      SO-1182
    </StationTitle>
    <Label x={16} y={98} size={size} weight={700}>
      Gupta Packaging
    </Label>
    {exampleOrder.lines.map(({ item, quantity }, index) => (
      <g key={item} transform={`translate(16 ${110 + index * 34})`}>
        <rect width={204} height={28} rx={7} className="letter" />
        <Label x={10} y={20} size={size} tone="muted">
          {item}
        </Label>
        <Label x={194} y={20} size={size} weight={700} anchor="end">
          {String(quantity)}
        </Label>
      </g>
    ))}
    <rect x={16} y={184} width={204} height={34} rx={8} className="brand" />
    <Label x={118} y={207} size={size} weight={700} tone="on-brand" anchor="middle">
      Save order
    </Label>
  </g>,
  <g key="stock">
    <StationTitle glyph="block" {...head}>
      Stock
    </StationTitle>
    <StockTaken x={16} y={88} />
  </g>,
  <g key="invoice">
    <StationTitle glyph="receipt" {...head}>
      INV-0418
    </StationTitle>
    <g className="sheet">
      <path d={`M16 90a8 8 0 018-8H212a8 8 0 018 8V222${tornEdge}z`} className="paper" />
      {invoice.map(([label, amount], index) => (
        <g key={label} transform={`translate(0 ${107 + index * 25})`}>
          <Label x={30} y={0} size={size} tone="muted">
            {label}
          </Label>
          <Label x={206} y={0} size={size} weight={700} anchor="end">
            {amount}
          </Label>
        </g>
      ))}
      <path d="M30 171.500H206" className="stroke-ink" opacity={0.16} />
      <Label x={30} y={199} size={size} weight={700}>
        Total
      </Label>
      <Label x={206} y={200} size={21} weight={800} anchor="end">
        {rupees(exampleOrder.total)}
      </Label>
    </g>
  </g>,
  <g key="message">
    <StationTitle glyph="chat" {...head}>
      Message
    </StationTitle>
    <Tick x={206} y={34} size={26} />
    <TextPhone x={32} y={82}>
      <rect x={60} y={7} width={36} height={8} rx={4} className="deep" />
      <MessageBubble
        x={12}
        y={24}
        width={128}
        size={size}
        own
        flat
        lines={['Your order', 'SO-1182 is', 'on its way.']}
      />
    </TextPhone>
  </g>,
];
