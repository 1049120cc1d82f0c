import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Toggle } from '../shapes/Toggle.tsx';
import type { Place } from '../stage/At.tsx';

interface AddFeedProps extends Place {
  readonly width: number;
  /** Between the field, what it brings and the button. */
  readonly gap: number;
}

/** The margin within the dialog, and the height of its field and its button. */
const edge = 22;
const high = 64;
const fieldTop = 76;

/** The dialog of a reader that adds a feed: the pasted address, what comes from it, and the button. */
export function AddFeed({ width, gap, ...place }: AddFeedProps) {
  const inside = width - 2 * edge;
  const field = { x: edge, y: fieldTop, width: inside, height: high, rx: 10 };
  const rowTop = fieldTop + high + gap;
  const button = { x: edge, y: rowTop + 32 + gap, width: inside, height: high, rx: 14 };
  return (
    <Panel {...place} width={width} height={button.y + high + edge} radius={20}>
      <Label x={edge} y={52} size={31} weight={800}>
        Add a feed
      </Label>
      <rect {...field} className="stroke-brand" strokeWidth={2.5} />
      <FeedMark x={edge + 12} y={fieldTop + 12} scale={0.625} />
      <Label x={edge + 65} y={fieldTop + 40} size={25} weight={600} mono>
        …/feed.xml
      </Label>
      {/* The cursor, where what was pasted ends. */}
      <path d={`M${edge + 223} ${fieldTop + 19}v26`} className="stroke-brand" strokeWidth={2.5} />
      <Label x={edge} y={rowTop + 23} size={20} weight={600}>
        Articles of the blog
      </Label>
      <Toggle x={width - edge - 56} y={rowTop} />
      <rect {...button} className="brand" />
      <Label
        x={width / 2}
        y={button.y + high / 2 + 8}
        size={24}
        weight={700}
        tone="on-brand"
        anchor="middle"
      >
        Subscribe
      </Label>
    </Panel>
  );
}
