import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { AppWindow } from './AppWindow.tsx';
import { FeedCover } from './FeedCover.tsx';

/** The blog in a browser, 272 × 440: its name, below it the address of its feed on a band, and one article below its large cover. */
export const BlogWithFeed = (place: Place) => (
  <AppWindow {...place} width={272} height={440}>
    <Label x={20} y={44} size={25} weight={700}>
      The blog
    </Label>
    <rect x={1} y={64} width={270} height={76} className="brand-soft" />
    <FeedMark x={20} y={80} scale={0.6875} />
    <Label x={78} y={110} size={25} weight={600} tone="brand-ink" mono>
      /feed.xml
    </Label>
    <FeedCover x={20} y={160} scale={232 / 240} name="pan" shape="tall" />
    {['How to read', 'a PAN'].map((line, index) => (
      <Label key={line} x={20} y={339 + index * 31} size={25} weight={700}>
        {line}
      </Label>
    ))}
  </AppWindow>
);
