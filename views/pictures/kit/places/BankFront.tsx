import type { Colour } from '../../palette.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place, useDrawnScale } from '../stage/At.tsx';

/* Below this size the sign of the rupee in the gable is a speck. */
const signFrom = 0.4;

const columns = [26, 66, 156, 196];

interface BankFrontProps extends Place {
  /** Of the wall behind the columns, where the ground is as pale as it is by default. */
  readonly wall?: Colour;
  /** Of the gable, where its indigo is lost on the ground. */
  readonly gable?: Colour;
}

/** The front of a bank with its columns, 240 × 216 from the pediment to the lowest step. */
export function BankFront({ wall = 'brand-soft', gable, ...place }: BankFrontProps) {
  const isNear = useDrawnScale() * (place.scale ?? 1) >= signFrom;
  return (
    <At {...place}>
      <path d="M20 84H220V190H20z" className={wall} />
      <path d="M98 108a22 22 0 0144 0v82H98z" className="brand-ink" />
      <path d="M120 92v98" className="stroke-brand-lift" strokeWidth={2.5} />
      {columns.map((x) => (
        <g key={x}>
          <rect x={x} y={86} width={18} height={102} className="surface" />
          <path d={`M${x + 6} 98v80m6-80v80`} className="stroke-line" strokeWidth={2} />
          <rect x={x - 5} y={84} width={28} height={9} rx={3} className="brand-lift" />
          <rect x={x - 5} y={182} width={28} height={9} rx={3} className="brand-lift" />
        </g>
      ))}
      <path d="M6 68L120 4 234 68z" {...(gable ? { className: gable } : { fill: 'url(#sheen)' })} />
      <rect x={2} y={66} width={236} height={19} rx={5} className="brand-ink" />
      <circle cx={120} cy={45} r={18} className="marigold" />
      {isNear && <Glyph name="rupee" x={109} y={34} size={22} tone="on-brand" bold />}
      <rect x={10} y={190} width={220} height={14} rx={3} className="brand-lift" />
      <rect y={203} width={240} height={13} rx={3} className="brand" />
    </At>
  );
}
