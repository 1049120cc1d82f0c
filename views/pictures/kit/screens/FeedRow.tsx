import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FeedTile } from './FeedTile.tsx';

interface FeedRowProps extends Place {
  readonly cover: 'modes' | 'ticket';
  /** In two lines. */
  readonly title: readonly [string, string];
}

/** An article in the list of a reader, 182 × 52: its cover, and its title beside it. */
export const FeedRow = ({ cover, title, ...place }: FeedRowProps) => (
  <At {...place}>
    <FeedTile x={0} y={0} scale={52 / 48} name={cover} />
    {title.map((line, index) => (
      <Label key={line} x={66} y={21 + index * 22} size={17} weight={700}>
        {line}
      </Label>
    ))}
  </At>
);
