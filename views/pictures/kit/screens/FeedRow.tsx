import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FeedCover } from './FeedCover.tsx';
import type { CoverName } from './feedCovers.tsx';

interface FeedRowProps extends Place {
  readonly cover: CoverName;
  /** In two lines. */
  readonly title: readonly [string, string];
  /** A sign over the corner of its cover. */
  readonly isNew?: boolean;
}

/** An article in the list of a reader, 296 × 53: its cover, and its title beside it. */
export const FeedRow = ({ cover, title, isNew, ...place }: FeedRowProps) => (
  <At {...place}>
    <FeedCover x={0} y={0} scale={0.55} name={cover} />
    {isNew && (
      <Pill x={140} y={-17} size={15} tone="green" anchor="end">
        New
      </Pill>
    )}
    {title.map((line, index) => (
      <Label key={line} x={147} y={21 + index * 26} size={19} weight={700}>
        {line}
      </Label>
    ))}
  </At>
);
