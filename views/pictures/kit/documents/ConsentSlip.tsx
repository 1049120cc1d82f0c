import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** What is checked, what for, and how long the result is kept. */
const points = [
  ['id', 'PAN, name and birth date'],
  ['user', 'Once, to open my account'],
  ['lock', 'Kept only as law requires'],
] as const;

/** A slip on a clipboard, 272 × 340: whose PAN it is, what the holder agrees to, and the box just ticked, whose tick ends at 236,268. */
export const ConsentSlip = (place: Place) => (
  <At {...place}>
    <Shadow width={272} height={340} radius={18} />
    <rect width={272} height={340} rx={18} fill="url(#sheen)" />
    <g className="sheet">
      <path d="M12 18H260V320a8 8 0 01-8 8H20a8 8 0 01-8-8z" className="paper" />
      <Label x={28} y={65} size={18} weight={800}>
        Consent to a PAN check
      </Label>
      <Label x={28} y={100} size={16} weight={700}>
        Ananya Sen
      </Label>
      <Label x={28} y={122} size={14} weight={700} tone="muted">
        PAN ABCPSXXXXF
      </Label>
      <AgreedPoints />
    </g>
    <Clip x={136} y={-8} />
  </At>
);

/** What the holder agrees to, from 148 on, and the box that is ticked, until 292. */
export const AgreedPoints = () => (
  <>
    {points.map(([glyph, text], index) => (
      <At key={glyph} x={28} y={148 + index * 30}>
        <Glyph name={glyph} x={0} y={0} size={19} tone="brand-ink" />
        <Label x={29} y={14.5} size={14} weight={600} tone="muted">
          {text}
        </Label>
      </At>
    ))}
    <path d="M28 247H244" className="stroke-line" strokeWidth={1.5} />
    <Label x={28} y={283} size={16} weight={800}>
      I agree to this check
    </Label>
    <TickedBox x={211} y={263} />
  </>
);

/* By hand, so that the tick leaves its box. */
const TickedBox = (place: Place) => (
  <At {...place}>
    <rect width={28} height={28} rx={6} className="surface-2" />
    <rect width={28} height={28} rx={6} className="stroke-faint" strokeWidth={2} />
    <path d="M5 13L13 23 25 5" className="stroke-pen" strokeWidth={4} />
  </At>
);

/** The clip of a clipboard; its middle is at 0. */
export const Clip = (place: Place) => (
  <At {...place}>
    <path d="M-44 10a9 9 0 019-9h15a21 21 0 0140 0h15a9 9 0 019 9V34H-44z" className="device" />
    <circle cy={4} r={6.5} className="brand-lift" />
  </At>
);
