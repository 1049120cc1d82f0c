import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { FeedCover } from './FeedCover.tsx';

/** The same article as BlogArticle.tsx, its cover beside the words: 340 × 112, for phones. */
export const FeedArticleFlat = (place: Place) => (
  <Panel {...place} width={340} height={112}>
    <FeedCover x={10} y={10} scale={92 / 150} name="pending" shape="tall" />
    {['Why is a recharge', 'pending?'].map((line, index) => (
      <Label key={line} x={170} y={31 + index * 23} size={18} weight={700}>
        {line}
      </Label>
    ))}
    <FeedMark x={170} y={68} scale={32 / 64} />
    <Label x={211} y={90} size={17} weight={600}>
      Our blog
    </Label>
  </Panel>
);
