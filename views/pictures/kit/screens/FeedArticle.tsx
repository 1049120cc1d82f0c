import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import type { Place } from '../stage/At.tsx';
import { type CoverName, coverSize, FeedCover } from './FeedCover.tsx';

interface FeedArticleProps extends Place {
  readonly width: number;
  readonly size: number;
  readonly cover: CoverName;
  /** In two lines. */
  readonly title: readonly [string, string];
}

/** An article that has just arrived in a reader: its cover, that it is new, and its title in two lines. */
export function FeedArticle({ width, size, cover, title, ...place }: FeedArticleProps) {
  const scale = width / coverSize.width;
  const head = coverSize.height * scale;
  const small = Math.round(size * 0.8);
  return (
    <Panel {...place} width={width} height={Math.round(head + size * 6)}>
      <FeedCover x={0} y={0} scale={scale} name={cover} open />
      <g transform={`translate(${size} ${head + size * 0.8})`}>
        <Pill x={0} y={0} size={small} tone="green">
          New
        </Pill>
        <Label x={0} y={size * 2.95} size={size} weight={700}>
          {title[0]}
        </Label>
        <Label x={0} y={size * 4.25} size={size} weight={700}>
          {title[1]}
        </Label>
      </g>
    </Panel>
  );
}
