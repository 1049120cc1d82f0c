import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const entries = ['Your margin', 'Shop’s margin'] as const;

/** A ledger in red cloth that stands on a desk, 214 × 180: one recharge, and the two margins that are booked for it. */
export const MarginLedger = (place: Place) => (
  <At {...place}>
    <Shadow width={214} height={180} />
    <g className="sheet">
      <rect width={214} height={180} rx={9} className="red" />
      <path d="M9 0H11V180H9a9 9 0 01-9-9V9A9 9 0 019 0z" className="deep" opacity={0.3} />
      <path d="M5.500 16V166" className="stroke-on-brand" strokeDasharray="7 9" opacity={0.7} />
      {/* Of the pages below one sees the edges. */}
      <path d="M12 8H208V174H12z" className="faint" />
      <path d="M12 7H206V171H12z" className="line" />
      <path d="M12 6H204V167H12z" className="paper" />
      <path d="M12 57.500H204M12 61.500H204" className="stroke-red" opacity={0.6} />
      <path d="M12 113.500H204" className="stroke-faint" opacity={0.7} />
      <Label x={20} y={41} size={21.7} weight={600}>
        Recharge
      </Label>
      <Label x={197} y={41} size={22} weight={800} anchor="end">
        ₹349
      </Label>
      {entries.map((name, index) => (
        <g key={name}>
          <Label x={20} y={95 + index * 52} size={21.7}>
            {name}
          </Label>
          <Glyph name="check" x={177} y={77 + index * 52} size={23} tone="green" bold />
        </g>
      ))}
    </g>
    {/* The ribbon that marks the page. */}
    <path d="M34 167H46V196L40 190 34 196z" className="marigold" />
  </At>
);
