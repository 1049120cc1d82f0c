import type { Place } from './At.tsx';
import { FeedMark } from './FeedMark.tsx';
import { Label } from './Label.tsx';
import { Panel } from './Panel.tsx';

/** The address of a feed with its sign, 240 × 64. */
export const FeedLink = (place: Place) => (
  <Panel {...place} width={240} height={64}>
    <FeedMark x={12} y={12} scale={0.625} />
    <Label x={68} y={40} size={24} weight={600} mono>
      /feed.xml
    </Label>
  </Panel>
);
