import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FeedCover } from './FeedCover.tsx';
import type { CoverName } from './feedCovers.tsx';

interface FeedRowProps extends Place {
  readonly cover: CoverName;
  /** In two lines. */
  readonly title: readonly [string, string];
}

/** Where the title begins, and the size of its letters. */
const words = 104;
const letters = 22;

/** An article in the list of a reader, 240 × 48: its cover, and its title beside it. */
export const FeedRow = ({ cover, title, ...place }: FeedRowProps) => (
  <At {...place}>
    <FeedCover x={0} y={2} scale={0.38} name={cover} />
    {title.map((line, index) => (
      <Label key={line} x={words} y={16 + index * 27} size={letters} weight={700}>
        {line}
      </Label>
    ))}
  </At>
);
