import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* What it must name, and where. */
const named = [
  ['bank', 'Bank', 16],
  ['store', 'Correspondent', 99],
  ['rupee', 'Charges', 262],
] as const;

/** The sign over a counter for money transfers, 368 × 96, on two rods from above: it names the bank, its correspondent and the charges. */
export const TransferSign = (place: Place) => (
  <At {...place}>
    <path d="M60-400V20M308-400V20" className="stroke-muted" strokeWidth={4} />
    <rect x={2} y={22} width={364} height={84} rx={10} className="shade" />
    <rect y={16} width={368} height={84} rx={10} fill="url(#sheen)" />
    <path d="M0 58H368V90a10 10 0 01-10 10H10A10 10 0 010 90z" className="deep" />
    <Label x={184} y={46} size={26} weight={800} tone="on-brand" anchor="middle">
      Money transfer
    </Label>
    {named.map(([glyph, name, x]) => (
      <g key={glyph}>
        <Glyph name={glyph} x={x} y={69} size={20} tone="code-string" />
        <Label x={x + 25} y={85} size={16} weight={600} tone="on-deep">
          {name}
        </Label>
      </g>
    ))}
  </At>
);
