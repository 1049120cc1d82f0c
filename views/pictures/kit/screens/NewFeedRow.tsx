import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { FeedTile } from './FeedTile.tsx';

/** How high the row is. */
export const newFeedRow = { height: 96 } as const;

const { height } = newFeedRow;

interface NewFeedRowProps extends Place {
  readonly width: number;
}

/** The article that a reader shows first: its cover, its title, and what tells it from those below. */
export const NewFeedRow = ({ width, ...place }: NewFeedRowProps) => (
  <Panel {...place} width={width} height={height} radius={16}>
    <FeedTile x={28} y={16} scale={64 / 48} name="pending" />
    <Label x={108} y={41} size={20} weight={700}>
      Why is a recharge
    </Label>
    <Label x={108} y={67} size={20} weight={700}>
      pending?
    </Label>
    <rect x={width - 74} y={54} width={56} height={27} rx={13.5} className="marigold" />
    <Label x={width - 46} y={73} size={16} weight={800} tone="deep" anchor="middle">
      New
    </Label>
  </Panel>
);
