import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import type { Place } from '../stage/At.tsx';
import { coverSize, FeedCover } from './FeedCover.tsx';
import type { CoverName } from './feedCovers.tsx';

interface FeedArticleProps extends Place {
  readonly width: number;
  readonly size: number;
  readonly cover: CoverName;
  /** In two lines. */
  readonly title: readonly [string, string];
  /** It has just arrived, which stands above its title. */
  readonly isNew?: boolean;
  /** Its cover is elsewhere in the picture, too. */
  readonly again?: boolean;
}

/** An article in a reader: its cover, and its title in two lines. */
export function FeedArticle(props: FeedArticleProps) {
  const { width, size, cover, title, isNew, again, ...place } = props;
  const scale = width / coverSize.width;
  const head = coverSize.height * scale;
  const small = Math.round(size * 0.8);
  const first = isNew ? size * 2.95 : size * 1.05;
  const sheet = { ...place, width, height: Math.round(head + first + size * 3.05) };
  return (
    <Panel {...sheet}>
      <FeedCover x={0} y={0} scale={scale} name={cover} open again={again} />
      <g transform={`translate(${size} ${head + size * 0.8})`}>
        {isNew && (
          <Pill x={0} y={0} size={small} tone="green">
            New
          </Pill>
        )}
        <Label x={0} y={first} size={size} weight={700}>
          {title[0]}
        </Label>
        <Label x={0} y={first + size * 1.3} size={size} weight={700}>
          {title[1]}
        </Label>
      </g>
    </Panel>
  );
}
