import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The display on a counter that shows a customer his bill, 256 × 232: whose it is, how much, when it is due. */
export const BillScreen = (place: Place) => (
  <At {...place}>
    <ellipse cx={128} cy={230} rx={80} ry={6} className="shade" />
    <path d="M112 180h32l5 42h-42z" className="hair" />
    <path d="M66 226q0-10 12-10h100q12 0 12 10 0 6-6 6H72q-6 0-6-6z" className="deep-lift" />
    <Shadow width={256} height={190} />
    <rect width={256} height={190} rx={14} className="deep" />
    <rect
      x={1}
      y={1}
      width={254}
      height={188}
      rx={13}
      className="stroke-brand-lift"
      strokeWidth={2}
      opacity={0.45}
    />
    <rect x={8} y={8} width={240} height={174} rx={7} className="surface" />
    <path d="M8 56V15a7 7 0 017-7H241a7 7 0 017 7V56z" fill="url(#sheen)" />
    <Glyph name="bolt" x={22} y={20} size={24} tone="on-brand" bold />
    <Label x={54} y={40} size={22} weight={700} tone="on-brand">
      Bill found
    </Label>
    <Label x={26} y={88} size={22} weight={700}>
      R. MONDAL
    </Label>
    <Label x={26} y={134} size={44} weight={800} tone="brand-ink">
      ₹1,846
    </Label>
    <Label x={26} y={166} size={22} tone="muted">
      Due 28 Nov
    </Label>
  </At>
);
