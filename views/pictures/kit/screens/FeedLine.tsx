import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FeedCover } from './FeedCover.tsx';
import type { CoverName } from './feedCovers.tsx';

interface FeedLineProps extends Place {
  readonly cover: CoverName;
  /** In one line. */
  readonly title: string;
  /** A sign below its title, in place of how it begins. */
  readonly isNew?: boolean;
}

/** Where the title begins. */
const words = 87;

/** An article in the list of a small reader, 236 × 48: a small cover, its title in one line, and how it begins. */
export const FeedLine = ({ cover, title, isNew, ...place }: FeedLineProps) => (
  <At {...place}>
    <FeedCover x={0} y={4} scale={0.42} name={cover} shape="short" />
    <Label x={words} y={17} size={15.5} weight={700}>
      {title}
    </Label>
    {isNew ? (
      <Pill x={words} y={24} size={13} tone="green">
        New
      </Pill>
    ) : (
      <Skeleton x={words} y={30} widths={[112]} height={9} />
    )}
  </At>
);
