import type { Colour } from '../../palette.ts';
import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface CampaignBillProps extends Place {
  readonly width: number;
  readonly title: string;
  readonly glyph: GlyphName;
  /** Of the head. */
  readonly tone: 'marigold' | 'brand';
  readonly lines: readonly (readonly [label: string, value: string])[];
  readonly total: string;
}

const inks = { marigold: 'deep', brand: 'on-brand' } as const satisfies Record<string, Colour>;

const head = 48;
const pitch = 28;

/* How high a bill with so many lines is. */
const heightOf = (lines: number): number => head + 76 + lines * pitch;

/** One bill of a campaign, its head in the colour of who sends it, its lower edge torn. */
export function CampaignBill(props: CampaignBillProps) {
  const { width, title, glyph, tone, lines, total, ...place } = props;
  const height = heightOf(lines.length);
  const teeth = Math.round(width / 16);
  const step = width / teeth / 2;
  const sheet = `M0 10a10 10 0 0110-10H${width - 10}a10 10 0 0110 10V${height}${`l${-step}-8l${-step} 8`.repeat(teeth)}z`;
  const end = head + 18 + lines.length * pitch;
  return (
    <At {...place}>
      <g className="sheet">
        <path d={sheet} className="shade" filter="url(#soft)" transform="translate(0 12)" />
        <path d={sheet} className="paper" />
        <path d={sheet} className="stroke-line" />
        <path
          d={`M0 ${head}V10A10 10 0 0110 0H${width - 10}a10 10 0 0110 10V${head}z`}
          className={tone}
        />
        <Glyph name={glyph} x={16} y={13} size={22} tone={inks[tone]} bold />
        <Label x={46} y={30} size={17} weight={700} tone={inks[tone]}>
          {title}
        </Label>
        {lines.map(([label, value], index) => (
          <g key={label}>
            <Label x={16} y={head + 28 + index * pitch} size={17} tone="muted">
              {label}
            </Label>
            <Label x={width - 16} y={head + 28 + index * pitch} size={17} weight={600} anchor="end">
              {value}
            </Label>
          </g>
        ))}
        <path d={`M16 ${end}H${width - 16}`} className="stroke-faint" strokeWidth={1.5} />
        <Label x={16} y={end + 32} size={17} weight={700}>
          Total
        </Label>
        <Label x={width - 16} y={end + 33} size={22} weight={800} anchor="end">
          {total}
        </Label>
      </g>
    </At>
  );
}
