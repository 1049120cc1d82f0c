import type { Colour } from '../../palette.ts';
import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface Pocket {
  readonly form: string;
  readonly who: string;
  readonly glyph: GlyphName;
  readonly tone: Colour;
  /** Of those from abroad. */
  readonly isForeign?: true;
}

/* In the order of the table beside the picture. */
const pockets: readonly Pocket[] = [
  { form: '93', who: 'Indian individual', glyph: 'user', tone: 'green' },
  { form: '94', who: 'Indian entity', glyph: 'store', tone: 'green' },
  { form: '95', who: 'Foreign individual', glyph: 'user', tone: 'brand', isForeign: true },
  { form: '96', who: 'Foreign entity', glyph: 'store', tone: 'brand', isForeign: true },
];

/* A pocket, and how far the next is from it. */
const pocket = { width: 172, height: 120 } as const;
const step = { x: 184, y: 132 } as const;

/** A rack with a pocket for each form, named by who needs it, 380 × 276. */
export const FormRack = (place: Place) => (
  <At {...place}>
    <Shadow width={380} height={276} radius={16} />
    <rect width={380} height={276} rx={16} fill="url(#sheen)" />
    {pockets.map((each, index) => (
      <FormPocket
        key={each.form}
        {...each}
        x={12 + (index % 2) * step.x}
        y={12 + Math.floor(index / 2) * step.y}
      />
    ))}
  </At>
);

const FormPocket = ({ form, who, glyph, tone, isForeign, ...place }: Pocket & Place) => (
  <At {...place}>
    <rect {...pocket} rx={8} className="deep" />
    <g className="sheet">
      <path d="M20 6H150l8 8V96H20z" className="surface-2" />
      <path d="M14 12H138l16 16V96H14z" className="paper" />
      <path d="M138 12v16h16z" className="brand-soft" />
      <Label x={28} y={36} size={17} weight={600} tone="muted">
        Form
      </Label>
      <Label x={27} y={77} size={42} weight={800}>
        {form}
      </Label>
      <circle cx={116} cy={60} r={24} className={tone} />
      <Glyph name={glyph} x={103} y={47} size={26} tone="on-brand" bold />
      {isForeign && (
        <>
          <circle cx={137} cy={41} r={13.5} className="paper" />
          <Glyph name="globe" x={127} y={31} size={20} tone="brand" bold />
        </>
      )}
    </g>
    {/* The front of the pocket holds the sheets and bears its name. */}
    <path d="M0 86H172V112a8 8 0 01-8 8H8a8 8 0 01-8-8z" className="brand-lift" />
    <path d="M0 86H172" className="stroke-on-brand" strokeWidth={2} opacity={0.35} />
    <Label x={86} y={109} size={17} weight={700} tone="on-brand" anchor="middle">
      {who}
    </Label>
  </At>
);
