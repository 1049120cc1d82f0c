import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

const named = [
  ['bank', 'Bharat Gram Bank'],
  ['store', 'Sri Balaji Stores'],
  ['rupee', 'Charges as listed'],
] as const;

/** From line to line. */
const step = 23;

/** The sign that the bank's rules ask for at a counter, a board 184 × 104: whose counter, who keeps it, the charges. */
export const CounterSign = (place: Place) => (
  <Panel {...place} width={184} height={104} radius={8}>
    <path d="M0 8a8 8 0 018-8H176a8 8 0 018 8v22H0z" className="green" />
    <Label x={92} y={21} size={15} weight={700} tone="surface" anchor="middle">
      Banking counter
    </Label>
    {named.map(([glyph, name], index) => (
      <g key={glyph} transform={`translate(0 ${32 + index * step})`}>
        {index > 0 && <path d="M14 .500H170" className="stroke-line" />}
        <Glyph name={glyph} x={14} y={4} size={16} tone="green" />
        <Label x={38} y={17} size={14} weight={600}>
          {name}
        </Label>
      </g>
    ))}
  </Panel>
);
