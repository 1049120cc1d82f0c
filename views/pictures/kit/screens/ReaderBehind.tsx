import { Label } from '../shapes/Label.tsx';
import { FeedRow } from './FeedRow.tsx';
import type { CoverName } from './feedCovers.tsx';

interface ReaderBehindProps {
  readonly width: number;
  readonly height: number;
  /** How many of its articles are above the dialog. */
  readonly rows: 2 | 3;
}

const posts = [
  ['pan', ['How to read', 'a PAN']],
  ['ticket', ['CNF, RAC', 'and WL']],
  ['card', ['Chip, tap', 'or swipe']],
] as const satisfies readonly (readonly [CoverName, readonly [string, string]])[];

/** The height of the head, and of a row with the air around it. */
const head = 56;
const step = 64;

/** The screen of a reader behind a dialog: its head, and the articles of the blog below it. */
export const ReaderBehind = ({ width, height, rows }: ReaderBehindProps) => (
  <>
    <rect width={width} height={height} className="surface-2" />
    <rect width={width} height={head} fill="url(#sheen)" />
    <Label x={20} y={37} size={23} weight={800} tone="on-brand">
      Your reader
    </Label>
    {posts.slice(0, rows).map(([cover, title], row) => (
      <g key={cover} transform={`translate(20 ${head + 6 + row * step})`}>
        {row > 0 && <path d={`M0 0.500H${width - 40}`} className="stroke-line" strokeWidth={2} />}
        <FeedRow x={0} y={8} cover={cover} title={title} />
      </g>
    ))}
  </>
);
