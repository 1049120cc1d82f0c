import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** What is checked, what for, and how long the result is kept. */
const points = [
  ['id', 'PAN, name and birth date'],
  ['user', 'Once, to open my account'],
  ['lock', 'Kept only as law requires'],
] as const;

/** On a phone's screen, 250 × 266: whose PAN it is, what the holder agrees to, the ticked box, and the way on. */
export const ConsentForm = (place: Place) => (
  <At {...place}>
    <Label x={16} y={16} size={20} weight={700}>
      Open an account
    </Label>
    <rect x={16} y={30} width={218} height={60} rx={8} className="surface-2" />
    <rect x={16.5} y={30.5} width={217} height={59} rx={7.5} className="stroke-line" />
    <Portrait x={48} y={60} size={50} hair="long" clothes="brand" tone="brand-soft" />
    <Label x={84} y={55} size={15} weight={700}>
      Ananya Sen
    </Label>
    <Label x={84} y={76} size={14} weight={700} tone="muted">
      PAN ABCPSXXXXF
    </Label>
    {points.map(([glyph, text], index) => (
      <g key={glyph} transform={`translate(16 ${101 + index * 26})`}>
        <Glyph name={glyph} x={0} y={0} size={20} tone="brand-ink" />
        <Label x={30} y={15} size={14} weight={700} tone="muted">
          {text}
        </Label>
      </g>
    ))}
    <path d="M16 184.500H234" className="stroke-line" />
    <rect x={16} y={195} width={22} height={22} rx={6} className="green" />
    <Glyph name="check" x={19} y={198} size={16} tone="surface" bold />
    <Label x={48} y={211.5} size={15} weight={700}>
      I agree to this check
    </Label>
    <rect x={16} y={228} width={218} height={38} rx={19} className="green" />
    <Label x={125} y={252.5} size={15.5} weight={700} tone="surface" anchor="middle">
      Continue
    </Label>
  </At>
);
