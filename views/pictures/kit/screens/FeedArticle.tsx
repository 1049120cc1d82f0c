import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { FeedCover } from './FeedCover.tsx';

/** An article of the blog as a card, 220 × 330: cover, title and, as its badge, the sign of the feed. */
export const FeedArticle = (place: Place) => (
  <Panel {...place} width={220} height={330}>
    <FeedCover x={10} y={10} scale={200 / 240} name="pending" shape="tall" />
    {['Why is a', 'recharge', 'pending?'].map((line, index) => (
      <Label key={line} x={18} y={168 + index * 31} size={25} weight={700}>
        {line}
      </Label>
    ))}
    <path d="M18 255.5H202" className="stroke-line" />
    <FeedMark x={18} y={271} scale={44 / 64} />
    <Label x={74} y={300} size={21} weight={600}>
      Our blog
    </Label>
  </Panel>
);
