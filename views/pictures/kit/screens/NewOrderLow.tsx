import { rupees } from '#content/rupees.ts';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import type { Place } from '../stage/At.tsx';
import { orderFields } from './orderFields.ts';

/** The screen of `NewOrder` for a low picture, 312 × 168: what is ordered, and its total beside the button. */
export const NewOrderLow = (place: Place) => (
  <Panel {...place} width={312} height={168}>
    <path d="M0 36V16A16 16 0 0116 0H296a16 16 0 0116 16V36z" fill="url(#sheen)" />
    <Glyph name="store" x={14} y={9} size={18} tone="on-brand" bold />
    <Label x={39} y={24} size={15} weight={700} tone="on-brand">
      New order
    </Label>
    <Label x={298} y={24} size={14} weight={600} tone="on-brand" anchor="end">
      SO-1182
    </Label>
    {orderFields.map(([item, count, left], index) => (
      <g key={item} transform={`translate(10 ${45 + index * 37})`}>
        <rect width={292} height={32} rx={7} className="surface-2" />
        <Label x={10} y={21} size={14}>
          {item}
        </Label>
        <Label x={168} y={21} size={15} weight={700} anchor="end">
          {count}
        </Label>
        <Pill x={284} y={4} anchor="end" tone="green" size={13}>
          {left}
        </Pill>
      </g>
    ))}
    <Label x={20} y={146} size={13} tone="muted">
      With GST
    </Label>
    <Label x={84} y={147} size={19} weight={800}>
      {rupees(exampleOrder.total)}
    </Label>
    <rect x={216} y={123} width={86} height={36} rx={7} className="brand" />
    <Label x={259} y={146} size={15} weight={700} tone="on-brand" anchor="middle">
      Save
    </Label>
  </Panel>
);
