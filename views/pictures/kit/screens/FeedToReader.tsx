import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ReaderPhone, readerPhone } from './ReaderPhone.tsx';

interface FeedToReaderProps {
  /** The sign of the feed: its left edge and its side. */
  readonly feed: { readonly x: number; readonly side: number };
  /** The new article in the reader, with the phone around it. */
  readonly reader: Place & { readonly scale: number };
}

/** How far the arrow stays away from both. */
const gap = 10;

/** The feed of the blog, and a dotted arrow from it to the new article in a reader. */
export function FeedToReader({ feed, reader }: FeedToReaderProps) {
  const { article } = readerPhone;
  const middle = reader.y + (article.y + article.height / 2) * reader.scale;
  const tip = reader.x - gap;
  return (
    <>
      <ReaderPhone {...reader} />
      <At x={feed.x} y={middle - feed.side / 2} scale={feed.side / 64}>
        <FeedMark x={0} y={0} />
      </At>
      <Label
        x={feed.x + feed.side / 2}
        y={middle + feed.side / 2 + 32}
        size={22}
        weight={700}
        anchor="middle"
      >
        Our blog
      </Label>
      <path
        d={`M${tip - 16} ${middle}H${feed.x + feed.side + gap}`}
        className="stroke-marigold"
        strokeWidth={5.5}
        strokeDasharray="0 11"
      />
      <path
        d={`M${tip - 12} ${middle - 12}l12 12-12 12`}
        className="stroke-marigold"
        strokeWidth={5.5}
      />
    </>
  );
}
