import type { Colour } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface Part {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly ground: Colour;
  readonly ink: Colour;
  readonly meaning: string;
  /** Of what it means. */
  readonly tone: Colour;
}

/* How wide each part is in letters of 30, and what it says. */
const parts: readonly Part[] = [
  {
    text: 'AX',
    x: 0,
    width: 76,
    ground: 'surface',
    ink: 'green-ink',
    meaning: 'Operator',
    tone: 'green-ink',
  },
  {
    text: 'MYSHOP',
    x: 92,
    width: 168,
    ground: 'brand-soft',
    ink: 'brand-ink',
    meaning: 'Your header',
    tone: 'brand-ink',
  },
  {
    text: 'S',
    x: 276,
    width: 68,
    ground: 'marigold',
    ink: 'deep',
    meaning: 'Type',
    tone: 'marigold-ink',
  },
];

/** The name of a sender in its three parts, of which the last is the type of message, 344 × 88. */
export const SenderName = (place: Place) => (
  <At {...place}>
    {parts.map(({ text, x, width, ground, ink, meaning, tone }) => (
      <g key={text} transform={`translate(${x} 0)`}>
        <rect width={width} height={56} rx={12} className={ground} />
        <Label x={width / 2} y={39} size={30} weight={800} tone={ink} anchor="middle">
          {text}
        </Label>
        <Label x={width / 2} y={82} size={16} weight={600} tone={tone} anchor="middle">
          {meaning}
        </Label>
      </g>
    ))}
    <path d="M81 28h6M265 28h6" className="stroke-muted" strokeWidth={4} />
  </At>
);
