import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { FeedCover } from './FeedCover.tsx';

/** None of those that follow below the picture on its page. */
const posts = [
  ['pan', 'How to read a PAN'],
  ['fastag', 'Why a FASTag is refused'],
] as const;

/** The blog, 300 × 456: its name, below it the address of its feed on a band, and two articles below their covers. */
export const BlogWithFeed = (place: Place) => (
  <Panel {...place} width={300} height={456}>
    <Label x={20} y={42} size={25} weight={700}>
      The blog
    </Label>
    <rect y={62} width={300} height={76} className="brand-soft" />
    <FeedMark x={20} y={78} scale={0.6875} />
    <Label x={80} y={108} size={25} weight={600} tone="brand-ink" mono>
      /feed.xml
    </Label>
    {posts.map(([cover, title], index) => (
      <g key={cover} transform={`translate(20 ${156 + index * 150})`}>
        <FeedCover x={0} y={0} scale={260 / 240} name={cover} />
        <Label x={0} y={129} size={20} weight={700}>
          {title}
        </Label>
      </g>
    ))}
  </Panel>
);
