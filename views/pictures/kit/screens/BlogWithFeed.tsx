import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { FeedRow } from './FeedRow.tsx';

const posts = [
  ['pan', ['How to read', 'a PAN']],
  ['ticket', ['CNF, RAC', 'and WL']],
  ['card', ['Chip, tap', 'or swipe']],
] as const;

/** The blog, 300 × 408: its name, below it the address of its feed on a band, and its articles. */
export const BlogWithFeed = (place: Place) => (
  <Panel {...place} width={300} height={408}>
    <Label x={20} y={47} size={25} weight={800}>
      The blog
    </Label>
    <rect y={76} width={300} height={88} className="brand-soft" />
    <FeedMark x={20} y={98} scale={0.6875} />
    <Label x={80} y={129} size={25} weight={600} tone="brand-ink" mono>
      /feed.xml
    </Label>
    {posts.map(([cover, title], index) => (
      <g key={cover} transform={`translate(20 ${184 + index * 76})`}>
        {index > 0 && <path d="M0-14.500H260" className="stroke-line" />}
        <FeedRow x={0} y={0} cover={cover} title={title} />
      </g>
    ))}
  </Panel>
);
