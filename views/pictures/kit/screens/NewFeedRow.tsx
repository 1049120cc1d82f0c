import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { FeedTile } from './FeedTile.tsx';

/** How high the row is. */
export const newFeedRow = { height: 88 } as const;

const { height } = newFeedRow;
const tile = 60;
const text = 88;

interface NewFeedRowProps extends Place {
  readonly width: number;
}

/** The article that a reader shows first: its cover, its title, and over its corner what tells it from those below. */
export const NewFeedRow = ({ width, ...place }: NewFeedRowProps) => (
  <Panel {...place} width={width} height={height}>
    <FeedTile x={14} y={(height - tile) / 2} scale={tile / 48} name="pending" />
    {['Why is a recharge', 'pending?'].map((line, index) => (
      <Label key={line} x={text} y={39 + index * 25} size={width > 300 ? 20 : 18} weight={700}>
        {line}
      </Label>
    ))}
    <rect x={width - 66} y={-14} width={56} height={28} rx={14} className="marigold" />
    <Label x={width - 38} y={5.5} size={16} weight={800} tone="deep" anchor="middle">
      New
    </Label>
  </Panel>
);
