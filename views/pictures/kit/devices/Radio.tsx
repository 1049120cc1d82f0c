import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const slots = [0, 1, 2, 3, 4, 5, 6];

/** A radio with a short number on its display, 288 × 148, and its lowered aerial, which ends 20 above it. */
export const Radio = (place: Place) => (
  <At {...place}>
    <path d="M150 4L276 -12" className="stroke-faint" strokeWidth={5} />
    <circle cx={279} cy={-12} r={7} className="marigold" />
    <Shadow width={288} height={148} radius={24} />
    <rect width={288} height={148} rx={24} className="marigold" />
    <rect x={16} y={16} width={256} height={116} rx={16} className="on-brand" opacity={0.28} />
    <circle cx={72} cy={74} r={46} className="deep" />
    {slots.map((slot) => (
      <path
        key={slot}
        d={`M${48 + slot * 8} ${74 - 30 + Math.abs(slot - 3) * 4}V${74 + 30 - Math.abs(slot - 3) * 4}`}
        className="stroke-on-deep-muted"
        strokeWidth={3}
      />
    ))}
    <rect x={134} y={32} width={122} height={56} rx={8} className="deep" />
    <Label x={195} y={71} size={32} weight={800} tone="code-number" anchor="middle">
      567XX
    </Label>
    <circle cx={150} cy={110} r={11} className="deep" />
    <path d="M176 110H254" className="stroke-deep" strokeWidth={4} />
    <circle cx={216} cy={110} r={8} className="deep" />
  </At>
);
