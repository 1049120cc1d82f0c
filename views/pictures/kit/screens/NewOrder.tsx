import { rupees } from '#content/rupees.ts';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import type { Place } from '../stage/At.tsx';
import { TurningBadge } from '../stage/TurningBadge.tsx';
import { orderFields } from './orderFields.ts';

/* Its width, the room at both edges, and where the counts end in their rows. */
const looks = {
  full: { width: 368, pad: 20, count: 196 },
  slim: { width: 328, pad: 16, count: 171 },
} as const;

interface NewOrderProps extends Place {
  readonly saved?: true;
  readonly look?: keyof typeof looks;
}

/** The screen on which one order is entered once, 368 × 276 or 328 wide, with its button or with the sign that it is saved. */
export function NewOrder({ saved, look = 'full', ...place }: NewOrderProps) {
  const { width, pad, count: counts } = looks[look];
  const right = width - pad;
  return (
    <Panel {...place} width={width} height={276}>
      <path d={`M0 52V16A16 16 0 0116 0H${width - 16}a16 16 0 0116 16V52z`} fill="url(#sheen)" />
      <Glyph name="store" x={pad} y={14} size={24} tone="on-brand" />
      <Label x={pad + 34} y={33} size={19} weight={700} tone="on-brand">
        New order
      </Label>
      <Label x={right} y={33} size={17} weight={600} tone="on-brand" anchor="end">
        SO-1182
      </Label>
      <Label x={pad} y={84} size={19} weight={700}>
        Gupta Packaging
      </Label>
      <Label x={right} y={84} size={17} tone="muted" anchor="end">
        Asansol
      </Label>
      {orderFields.map(([item, count, left], index) => (
        <g key={item} transform={`translate(${pad} ${98 + index * 50})`}>
          <rect width={right - pad} height={42} rx={8} className="surface-2" />
          <Label x={12} y={27} size={17}>
            {item}
          </Label>
          <Label x={counts} y={27} size={18} weight={700} anchor="end">
            {count}
          </Label>
          <Pill x={right - pad - 8} y={6} anchor="end" tone="green" size={16}>
            {left}
          </Pill>
        </g>
      ))}
      <Label x={pad} y={226} size={17} tone="muted">
        With GST
      </Label>
      <Label x={pad} y={256} size={26} weight={800}>
        {rupees(exampleOrder.total)}
      </Label>
      {saved ? (
        <TurningBadge x={right - 136} y={212} width={136} size={18} was="Saving">
          Saved
        </TurningBadge>
      ) : (
        <>
          <rect x={right - 120} y={210} width={120} height={48} rx={8} className="brand" />
          <Label x={right - 60} y={240} size={18} weight={700} tone="on-brand" anchor="middle">
            Save
          </Label>
        </>
      )}
    </Panel>
  );
}
