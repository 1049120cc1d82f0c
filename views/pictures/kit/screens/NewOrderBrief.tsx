import { rupees } from '#content/rupees.ts';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import type { Place } from '../stage/At.tsx';

/** The screen of `NewOrder` for a small picture, 332 × 236: its total and its button, in large letters. */
export const NewOrderBrief = (place: Place) => (
  <Panel {...place} width={332} height={236}>
    <path d="M0 60V16A16 16 0 0116 0H316a16 16 0 0116 16V60z" fill="url(#sheen)" />
    <Glyph name="store" x={22} y={17} size={28} tone="on-brand" />
    <Label x={62} y={39} size={23} weight={700} tone="on-brand">
      New order
    </Label>
    <Skeleton x={24} y={88} widths={[284, 200]} step={26} height={12} />
    <Label x={24} y={172} size={20} tone="muted">
      With GST
    </Label>
    <Label x={24} y={206} size={31} weight={800}>
      {rupees(exampleOrder.total)}
    </Label>
    <rect x={212} y={156} width={96} height={54} rx={10} className="brand" />
    <Label x={260} y={191} size={22} weight={700} tone="on-brand" anchor="middle">
      Save
    </Label>
  </Panel>
);
