import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { AppWindow } from './AppWindow.tsx';
import { FeedCover } from './FeedCover.tsx';

/** An article of the blog in a browser, 372 wide; it runs over the lower edge of its picture. */
export const BlogArticle = (place: Place) => (
  <AppWindow {...place} width={372} height={520}>
    <FeedMark x={24} y={20} scale={36 / 64} />
    <Label x={72} y={46} size={22} weight={700}>
      Our blog
    </Label>
    <FeedCover x={24} y={74} scale={1.08} name="pending" shape="tall" />
    {['Why is a recharge', 'pending?'].map((line, index) => (
      <Label key={line} x={24} y={282 + index * 32} size={25} weight={800}>
        {line}
      </Label>
    ))}
    <path d="M30 346H226M30 370H206M30 394H218" className="stroke-line" strokeWidth={11} />
  </AppWindow>
);
