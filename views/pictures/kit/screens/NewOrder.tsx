import { rupees } from '#content/rupees.ts';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningBadge } from '../stage/TurningBadge.tsx';
import { orderFields } from './orderFields.ts';

/** The screen on which one order is entered once, 368 × 276, with its button or with the sign that it is saved. */
export const NewOrder = ({ saved, ...place }: Place & { readonly saved?: true }) => (
  <Panel {...place} width={368} height={276}>
    <path d="M0 52V16A16 16 0 0116 0H352a16 16 0 0116 16V52z" fill="url(#sheen)" />
    <Glyph name="store" x={20} y={14} size={24} tone="on-brand" />
    <Label x={54} y={33} size={19} weight={700} tone="on-brand">
      New order
    </Label>
    <Label x={348} y={33} size={17} weight={600} tone="on-brand" anchor="end">
      SO-1182
    </Label>
    <Label x={20} y={84} size={19} weight={700}>
      Gupta Packaging
    </Label>
    <Label x={348} y={84} size={17} tone="muted" anchor="end">
      Asansol
    </Label>
    {orderFields.map(([item, count, left], index) => (
      <g key={item} transform={`translate(20 ${98 + index * 50})`}>
        <rect width={328} height={42} rx={8} className="surface-2" />
        <Label x={12} y={27} size={17}>
          {item}
        </Label>
        <Label x={196} y={27} size={18} weight={700} anchor="end">
          {count}
        </Label>
        <Pill x={320} y={6} anchor="end" tone="green" size={16}>
          {left}
        </Pill>
      </g>
    ))}
    <Label x={20} y={226} size={17} tone="muted">
      With GST
    </Label>
    <Label x={20} y={256} size={26} weight={800}>
      {rupees(exampleOrder.total)}
    </Label>
    {saved ? (
      <TurningBadge x={212} y={212} width={136} size={18} was="Saving">
        Saved
      </TurningBadge>
    ) : (
      <>
        <rect x={228} y={210} width={120} height={48} rx={8} className="brand" />
        <Label x={288} y={240} size={18} weight={700} tone="on-brand" anchor="middle">
          Save
        </Label>
      </>
    )}
  </Panel>
);
