import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FeedTile } from './FeedTile.tsx';

interface FeedRowProps extends Place {
  readonly cover: 'modes' | 'ticket';
  /** In two lines. */
  readonly title: readonly [string, string];
  /** A line parts it from the row above. */
  readonly ruled?: boolean;
}

/** An article in the list of a reader, 182 × 52: its cover, and its title beside it. */
export const FeedRow = ({ cover, title, ruled, ...place }: FeedRowProps) => (
  <At {...place}>
    {ruled && <path d="M0-13H182" className="stroke-line" />}
    <FeedTile x={0} y={0} scale={52 / 48} name={cover} />
    {title.map((line, index) => (
      <Label key={line} x={66} y={21 + index * 22} size={17} weight={700}>
        {line}
      </Label>
    ))}
  </At>
);
