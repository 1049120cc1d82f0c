/** One prepaid card on its way, 140 × 88, at the foot of a stage 236 × 236: planned, applied for, and issued. */
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';

const size = { width: 140, height: 88, rx: 9 } as const;

/* Where it lies in each stage. */
const issuedPlace = { x: 48, y: 134 } as const;

const Chip = () => (
  <>
    <rect x={14} y={30} width={24} height={19} rx={4} className="code-string" />
    <path d="M14 39.500H38M26 30v19" className="stroke-deep" opacity={0.45} />
  </>
);

export const PlannedCard = () => (
  <At {...issuedPlace}>
    <rect {...size} className="surface" />
    <rect {...size} className="stroke-brand-lift" strokeWidth={2.5} strokeDasharray="7 7" />
    <path d="M60 44H80M70 34V54" className="stroke-brand-lift" strokeWidth={4} />
  </At>
);

export const AppliedCard = () => (
  <At {...issuedPlace}>
    <rect {...size} className="skyline" />
    <rect {...size} className="stroke-brand-lift" strokeWidth={2.5} strokeDasharray="7 7" />
    <Chip />
  </At>
);

/** In a hand it is at 0,0. */
export const IssuedCard = ({ lifted }: { readonly lifted?: boolean }) => (
  <At {...(lifted ? { x: 0, y: 0 } : issuedPlace)}>
    <rect x={3} y={8} width={134} height={84} rx={10} className="shade" />
    <rect {...size} fill="url(#sheen)" />
    <path d="M140 24A64 64 0 0076 88H131a9 9 0 009-9z" className="on-brand" opacity={0.09} />
    <Chip />
    <Glyph name="tap" x={112} y={10} size={20} tone="on-brand" />
    {!lifted && (
      <Label x={14} y={76} size={18} weight={600} tone="on-brand">
        Ananya Sen
      </Label>
    )}
  </At>
);
