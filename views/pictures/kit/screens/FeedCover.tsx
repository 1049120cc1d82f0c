import type { ReactNode } from 'react';
import { soft } from '../../palette.ts';
import { Boxes } from '../shapes/Boxes.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { TapRings } from '../shapes/TapRings.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Size of a cover before it is scaled. */
export const coverSize = { width: 240, height: 96 } as const;

const { width, height } = coverSize;

const statuses = [
  ['green', 'CNF'],
  ['marigold', 'RAC'],
  ['neutral', 'WL'],
] as const;

/* What each article is on, in one thing. */
const motifs = {
  pan: <Boxes x={40} y={20} text="PAN" size={48} alert={[0]} />,
  card: (
    <>
      <TapRings x={152} y={50} size={44} />
      <At x={62} y={20} turn={-6}>
        <rect width={120} height={76} rx={10} fill="url(#sheen)" />
        <rect
          x={0.5}
          y={0.5}
          width={119}
          height={75}
          rx={9.5}
          className="stroke-on-brand"
          opacity={0.3}
        />
        <rect x={14} y={26} width={28} height={22} rx={5} className="marigold" />
        <Glyph name="tap" x={84} y={25} tone="on-brand" />
      </At>
    </>
  ),
  ticket: (
    <>
      {statuses.map(([tone, letters], index) => (
        <g key={letters} transform={`translate(${18 + index * 70} 24)`}>
          <rect width={64} height={48} rx={8} className={soft[tone][0]} />
          <Label x={32} y={32} size={22} weight={800} anchor="middle" tone={soft[tone][1]}>
            {letters}
          </Label>
        </g>
      ))}
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type CoverName = keyof typeof motifs;

const grounds = { pan: 'url(#sheen)', card: 'url(#night)', ticket: undefined } as const;

interface FeedCoverProps extends Place {
  readonly name: CoverName;
  /** Only the upper corners are round, where the title follows. */
  readonly open?: boolean;
}

/** The cover of an article, 240 × 96. */
export function FeedCover({ name, open, ...place }: FeedCoverProps) {
  const foot = open ? `V${height}H0z` : `V${height - 14}a14 14 0 01-14 14H14a14 14 0 01-14-14z`;
  return (
    <At {...place}>
      <path
        d={`M0 14a14 14 0 0114-14H${width - 14}a14 14 0 0114 14${foot}`}
        {...(grounds[name] ? { fill: grounds[name] } : { className: 'brand-soft' })}
      />
      {motifs[name]}
    </At>
  );
}
