import type { ReactNode } from 'react';
import type { BlogTopic } from '#content/blog/post.ts';
import { motif as motifId } from '../../motif.ts';
import { Dots, Rings } from './Backdrop.tsx';
import { type Ground, Scene } from './Scene.tsx';

/** The size of a cover; a card shows it about 380 wide, so text that counts is 20 or larger. */
export const coverSize = { width: 640, height: 360 } as const;

const looks: Readonly<Record<BlogTopic, readonly [ground: Ground, figure: ReactNode]>> = {
  recharge: ['brand', <Rings key="figure" x={0} y={360} size={360} tone="brand-lift" />],
  travel: ['warm', <Rings key="figure" x={640} y={360} size={320} tone="marigold-soft" />],
  transfer: ['mint', <Dots key="figure" x={40} y={40} size={560} rows={19} tone="green" />],
  bills: ['tint', <Rings key="figure" x={0} y={0} size={320} />],
  payout: ['deep', <Rings key="figure" x={0} y={180} size={400} tone="deep-lift" />],
  pan: ['tint', <Dots key="figure" x={40} y={40} size={560} rows={19} />],
  cash: ['mint', <Rings key="figure" x={640} y={0} size={340} tone="green-soft" />],
  cards: ['warm', <Rings key="figure" x={320} y={180} size={360} tone="marigold-soft" />],
  software: ['tint', <Rings key="figure" x={640} y={360} size={380} />],
  messaging: ['brand', <Dots key="figure" x={40} y={40} size={560} rows={19} tone="brand-lift" />],
  marketing: ['warm', <Dots key="figure" x={40} y={40} size={560} rows={19} tone="marigold" />],
  blockchain: ['deep', <Dots key="figure" x={40} y={40} size={560} rows={19} tone="deep-lift" />],
};

/**
 * The cover of a post: the ground of its topic, and on it one large drawing of its own subject. Its motif is the square
 * of the drawing that says most: where it begins, and how wide it is.
 */
export function Cover({
  topic,
  motif,
  children,
}: {
  readonly topic: BlogTopic;
  readonly motif: readonly [x: number, y: number, size: number];
  readonly children: ReactNode;
}) {
  const [ground, figure] = looks[topic];
  return (
    <Scene {...coverSize} ground={ground} radius={0}>
      <view id={motifId} viewBox={`${motif.join(' ')} ${motif[2]}`} />
      {figure}
      {children}
    </Scene>
  );
}
