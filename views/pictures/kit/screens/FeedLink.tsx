import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

/** The address of a feed with its sign, 240 × 64. */
export const FeedLink = (place: Place) => (
  <Panel {...place} width={240} height={64}>
    <FeedMark x={12} y={12} scale={0.625} />
    <Label x={68} y={40} size={24} weight={600} mono>
      /feed.xml
    </Label>
  </Panel>
);
