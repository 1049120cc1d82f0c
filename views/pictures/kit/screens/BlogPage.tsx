import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import type { Place } from '../stage/At.tsx';
import { AppWindow } from './AppWindow.tsx';
import { FeedCover } from './FeedCover.tsx';

const title = ['Why is a recharge', 'pending?'];

/** An article of the blog in a browser, 256 wide, with its cover and its title; it runs over the lower edge of its picture. */
export const BlogPage = (place: Place) => (
  <AppWindow {...place} width={256} height={560}>
    <FeedMark x={20} y={18} scale={32 / 64} />
    <Label x={63} y={41} size={20} weight={700}>
      Our blog
    </Label>
    <FeedCover x={20} y={68} scale={216 / 240} name="pending" shape="tall" />
    {title.map((line, index) => (
      <Label key={line} x={20} y={246 + index * 27} size={20} weight={700}>
        {line}
      </Label>
    ))}
    <Skeleton x={20} y={300} widths={[216, 198, 210, 216, 188]} step={25} height={10} />
  </AppWindow>
);
