import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The name of the blog with the sign of its feed, 32 high. */
export const BlogHead = (place: Place) => (
  <At {...place}>
    <FeedMark x={0} y={0} scale={32 / 64} />
    <Label x={43} y={23} size={20} weight={700}>
      Our blog
    </Label>
  </At>
);
