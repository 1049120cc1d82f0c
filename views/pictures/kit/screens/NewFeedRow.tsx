import { Label, textWidth } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { FeedTile } from './FeedTile.tsx';

/** How high the row is. */
export const newFeedRow = { height: 80 } as const;

const { height } = newFeedRow;
const [letters, leading] = [15.5, 20];

interface NewFeedRowProps extends Place {
  readonly width: number;
  /** In lines; the mark stands at the end of the shortest. */
  readonly title: readonly string[];
}

/** The article that a reader shows first: its cover, its title, and what tells it from those below. */
export function NewFeedRow({ width, title, ...place }: NewFeedRowProps) {
  const widths = title.map((line) => textWidth(line, letters));
  const first = height / 2 - ((title.length - 1) * leading) / 2;
  const mark = first + widths.indexOf(Math.min(...widths)) * leading;
  return (
    <Panel {...place} width={width} height={height} radius={12}>
      <rect
        x={1}
        y={1}
        width={width - 2}
        height={height - 2}
        rx={11}
        className="stroke-brand"
        strokeWidth={2}
      />
      <FeedTile x={12} y={16} name="pending" />
      {title.map((line, index) => (
        <Label key={line} x={71} y={first + 5.5 + index * leading} size={letters} weight={700}>
          {line}
        </Label>
      ))}
      <rect x={width - 55} y={mark - 10.5} width={44} height={21} rx={10.5} className="marigold" />
      <Label x={width - 33} y={mark + 4.5} size={13} weight={800} tone="deep" anchor="middle">
        New
      </Label>
    </Panel>
  );
}
