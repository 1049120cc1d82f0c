import type { Colour } from '../../palette.ts';
import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface Way {
  readonly form: string;
  readonly who: string;
  readonly glyph: GlyphName;
  readonly tone: Colour;
}

/* In the order of the forms, from the left. */
const ways: readonly Way[] = [
  { form: '93', who: 'Individual', glyph: 'user', tone: 'green' },
  { form: '94', who: 'Entity', glyph: 'store', tone: 'green' },
  { form: '95', who: 'Individual', glyph: 'user', tone: 'brand' },
  { form: '96', who: 'Entity', glyph: 'store', tone: 'brand' },
];

/* The middle of each way, the middle of each pair, and of all. */
const middles = [46, 148, 252, 354] as const;
const pairs = [97, 303] as const;
const middle = 200;

const fork = (from: number, to: readonly number[], top: number, low: number) => {
  const turn = (top + low) / 2;
  return to
    .map(
      (x) =>
        `M${from} ${top}V${turn - 8}q0 8 ${x < from ? -8 : 8} 8H${x + (x < from ? 8 : -8)}q${x < from ? -8 : 8} 0 ${x < from ? -8 : 8} 8V${low}`,
    )
    .join('');
};

/** How one chooses the form for a new PAN, 400 × 348: the applicant is Indian or foreign, and an individual or an entity. */
export const FormFork = (place: Place) => (
  <At {...place}>
    <path
      d={`${fork(middle, pairs, 50, 90)}${fork(pairs[0], middles.slice(0, 2), 138, 178)}${fork(pairs[1], middles.slice(2), 138, 178)}`}
      className="stroke-brand-lift"
      strokeWidth={3.5}
    />
    <Stop x={middle} y={0} width={176} tone="deep-lift" says="Who applies?" />
    <Stop x={pairs[0]} y={88} width={132} tone="green" says="Indian" />
    <Stop x={pairs[1]} y={88} width={132} tone="brand" says="Foreign" />
    {ways.map((way, index) => (
      <WayTo key={way.form} {...way} x={middles[index] ?? 0} y={178} />
    ))}
  </At>
);

interface StopProps extends Place {
  readonly width: number;
  readonly tone: Colour;
  readonly says: string;
}

const Stop = ({ x, y, width, tone, says }: StopProps) => (
  <At x={x - width / 2} y={y}>
    <g className="sheet">
      <rect width={width} height={50} rx={14} className={tone} />
      <Label x={width / 2} y={32} size={21} weight={700} tone="on-brand" anchor="middle">
        {says}
      </Label>
    </g>
  </At>
);

/* Its middle is at 0: who applies, and the form that is theirs. */
const WayTo = ({ form, who, glyph, tone, ...place }: Way & Place) => (
  <At {...place}>
    <g className="sheet">
      <circle cx={0} cy={26} r={26} className={tone} />
      <Glyph name={glyph} x={-14} y={12} size={28} tone="on-brand" bold />
    </g>
    <Label x={0} y={74} size={17.5} weight={700} anchor="middle">
      {who}
    </Label>
    <g className="sheet">
      <path d="M-40 88H22L40 106V170H-40z" className="paper" />
      <path d="M-40 88H22L40 106V170H-40z" className="stroke-line" />
      <path d="M22 88v18h18z" className="brand-soft" />
      <Label x={-28} y={114} size={17} weight={600} tone="muted">
        Form
      </Label>
      <Label x={-29} y={155} size={41} weight={800}>
        {form}
      </Label>
    </g>
  </At>
);
