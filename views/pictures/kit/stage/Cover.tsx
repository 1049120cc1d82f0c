import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { motif as motifId } from '../../motif.ts';
import { At } from './At.tsx';
import { Rings } from './Backdrop.tsx';
import { type Ground, Scene } from './Scene.tsx';

/** The size of a cover; a card shows it about 380 wide, so text that counts is 20 or larger. */
export const coverSize = { width: 640, height: 360 } as const;

const looks = {
  brand: ['brand', <Rings key="figure" x={0} y={360} size={360} tone="brand-lift" />],
  deep: ['deep', <Rings key="figure" x={0} y={180} size={400} tone="deep-lift" />],
  sand: ['sand', <Rings key="figure" x={640} y={360} size={320} tone="marigold-soft" />],
  mint: ['mint', <Rings key="figure" x={640} y={0} size={340} tone="green-soft" />],
  lilac: ['lilac', <Rings key="figure" x={640} y={360} size={340} />],
  green: [
    'mint',
    <g key="figure" className="sheet">
      <path d="M-640-360H1280V720H-640z" className="green" />
      <circle cx={640} cy={0} r={300} className="stroke-green-ink" strokeWidth={1.5} />
      <circle cx={640} cy={0} r={220} className="stroke-green-ink" strokeWidth={1.5} />
    </g>,
  ],
} as const satisfies Readonly<Record<string, readonly [ground: Ground, figure: ReactNode]>>;

/** Six grounds in rotation: of two posts that stand side by side or one above the other, each has its own. */
type CoverGround = keyof typeof looks;

/** Which square of the cover says most: where it begins, and how wide it is. */
type Square = readonly [x: number, y: number, size: number];

/* A drawing made for the square is 176 wide. It is left of the cover, where the ground has its full colour. */
const aside: Square = [-480, 0, 176];

interface CoverProps {
  readonly ground: CoverGround;
  /** What small cards show: a square of the cover or, where none holds a whole object, a drawing of 176 × 176. */
  readonly motif: Square | ReactElement;
  /** What is part of the ground, and so turns dark with it. */
  readonly under?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The cover of a post: one large drawing of its own subject on a ground that contrasts with it. After dark the ground
 * is dark, and what lies on it keeps the colours of paper, so that it stands out as well.
 */
export function Cover({ ground, motif, under, children }: CoverProps) {
  const [base, figure] = looks[ground];
  const drawing = isValidElement(motif) ? motif : undefined;
  const [x, y, size] = isValidElement(motif) ? aside : motif;
  return (
    <Scene {...coverSize} ground={base} radius={0} grows={drawing && 'around'}>
      <view id={motifId} viewBox={`${x} ${y} ${size} ${size}`} />
      {figure}
      {under}
      <g className="sheet">
        {children}
        {drawing && (
          <At x={x} y={y}>
            {drawing}
          </At>
        )}
      </g>
    </Scene>
  );
}
