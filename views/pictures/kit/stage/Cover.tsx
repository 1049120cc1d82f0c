import { isValidElement, type ReactElement, type ReactNode } from 'react';
import type { BlogTopic } from '#content/blog/post.ts';
import { motif as motifId } from '../../motif.ts';
import { At } from './At.tsx';
import { Dots, Rings } from './Backdrop.tsx';
import { type Ground, Scene } from './Scene.tsx';

/** The size of a cover; a card shows it about 380 wide, so text that counts is 20 or larger. */
export const coverSize = { width: 640, height: 360 } as const;

const looks: Readonly<Record<BlogTopic, readonly [ground: Ground, figure: ReactNode]>> = {
  recharge: ['brand', <Rings key="figure" x={0} y={360} size={360} tone="brand-lift" />],
  travel: ['warm', <Rings key="figure" x={640} y={360} size={320} tone="marigold-soft" />],
  transfer: ['mint', <Dots key="figure" x={40} y={40} size={560} rows={19} tone="green" />],
  bills: ['lilac', <Rings key="figure" x={640} y={360} size={320} />],
  payout: ['deep', <Rings key="figure" x={0} y={180} size={400} tone="deep-lift" />],
  pan: ['lilac', <Rings key="figure" x={640} y={0} size={360} />],
  cash: ['mint', <Rings key="figure" x={640} y={0} size={340} tone="green-soft" />],
  cards: ['warm', <Rings key="figure" x={320} y={180} size={360} tone="marigold-soft" />],
  software: ['lilac', <Rings key="figure" x={640} y={360} size={380} />],
  messaging: ['brand', <Dots key="figure" x={40} y={40} size={560} rows={19} tone="brand-lift" />],
  marketing: ['warm', <Dots key="figure" x={40} y={40} size={560} rows={19} tone="marigold" />],
  blockchain: ['deep', <Dots key="figure" x={40} y={40} size={560} rows={19} tone="deep-lift" />],
};

/** Which square of the cover says most: where it begins, and how wide it is. */
type Square = readonly [x: number, y: number, size: number];

/* A drawing made for the square is 176 wide. It is left of the cover, where the ground has its full colour. */
const aside: Square = [-480, 0, 176];

interface CoverProps {
  readonly topic: BlogTopic;
  /** What small cards show: a square of the cover or, where none holds a whole object, a drawing of 176 × 176. */
  readonly motif: Square | ReactElement;
  readonly children: ReactNode;
}

/** The cover of a post: the ground of its topic, and on it one large drawing of its own subject. */
export function Cover({ topic, motif, children }: CoverProps) {
  const [ground, figure] = looks[topic];
  const drawing = isValidElement(motif) ? motif : undefined;
  const [x, y, size] = isValidElement(motif) ? aside : motif;
  return (
    <Scene {...coverSize} ground={ground} radius={0} grows={drawing && 'around'}>
      <view id={motifId} viewBox={`${x} ${y} ${size} ${size}`} />
      {figure}
      {children}
      {drawing && (
        <At x={x} y={y}>
          {drawing}
        </At>
      )}
    </Scene>
  );
}
