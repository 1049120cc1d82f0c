import type { Colour } from '../../palette.ts';
import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';

const lines: readonly (readonly [label: string, value: string, tone?: Colour])[] = [
  ['Date', '14 Nov 2026'],
  ['Amount', '₹2,000'],
  ['Result', 'Failed', 'red-ink'],
  ['Ref. no.', '6320XXXXXX58'],
];

const dashes = { className: 'stroke-faint', strokeWidth: 1.5, strokeDasharray: '2 6' } as const;

/** The slip of a withdrawal that failed, its reference underlined, comes out of a printer, 304 × 372. */
export const FailedSlip = (place: Place) => (
  <SlipPrinter {...place} length={280}>
    <Label x={128} y={46} size={19} weight={700} anchor="middle">
      Cash withdrawal
    </Label>
    <path d="M18 62H238M18 187H238" {...dashes} />
    {lines.map(([label, value, tone = 'ink'], index) => (
      <g key={label}>
        <Label x={18} y={89 + index * 26} size={17} tone="muted">
          {label}
        </Label>
        <Label
          x={238}
          y={89 + index * 26}
          size={17}
          weight={tone === 'ink' ? 600 : 700}
          tone={tone}
          anchor="end"
        >
          {value}
        </Label>
      </g>
    ))}
    <path d="M117 175Q148 171 177 174T239 173" className="stroke-marigold" strokeWidth={4} />
    <Label x={18} y={215} size={18} weight={700}>
      Cash paid
    </Label>
    <Label x={238} y={215} size={21} weight={800} anchor="end">
      ₹0
    </Label>
    <Label x={18} y={248} size={17} tone="muted">
      Keep this slip
    </Label>
  </SlipPrinter>
);
