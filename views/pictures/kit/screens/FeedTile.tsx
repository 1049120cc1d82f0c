import { FeedMark } from '../shapes/FeedMark.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The sign of a feed as a large tile, 160 × 160, with its shadow. */
export const FeedTile = (place: Place) => (
  <At {...place}>
    <Shadow width={160} height={160} radius={35} />
    <FeedMark x={0} y={0} scale={2.5} />
  </At>
);
