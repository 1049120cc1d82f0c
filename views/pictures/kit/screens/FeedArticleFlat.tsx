import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import type { Place } from '../stage/At.tsx';
import { FeedCover } from './FeedCover.tsx';

/** The same article as BlogPage.tsx, beside its cover: 340 × 106, for phones. */
export const FeedArticleFlat = (place: Place) => (
  <Panel {...place} width={340} height={106}>
    <FeedCover x={8} y={8} scale={90 / 150} name="pending" shape="tall" />
    <FeedMark x={170} y={13} scale={28 / 64} />
    <Label x={207} y={34} size={18} weight={700}>
      Our blog
    </Label>
    <Skeleton x={170} y={58} widths={[148, 92]} step={21} height={11} tone="faint" />
  </Panel>
);
