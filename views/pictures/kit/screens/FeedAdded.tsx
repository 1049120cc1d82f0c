import { FeedMark } from '../shapes/FeedMark.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { ReaderDevice } from './ReaderDevice.tsx';

/* The feeds that were there before, above the new one and below it, and how long their names are. */
const others = [
  [91, 72],
  [194, 92],
] as const;

/** A plus at the head of the reader; the blog comes into its list of feeds, 236 × 236. */
export const FeedAdded = () => (
  <ReaderDevice title="Feeds">
    <Glyph name="plus" x={160} y={46} tone="deep" bold />
    {others.map(([y, width]) => (
      <g key={y}>
        <rect x={52} y={y} width={22} height={22} rx={6} className="brand-soft" />
        <rect x={84} y={y + 6} width={width} height={10} rx={5} className="line" />
      </g>
    ))}
    <Panel x={14} y={127} width={208} height={54} radius={14} turn={-3}>
      <rect width={208} height={54} rx={14} className="stroke-brand" strokeWidth={2.5} />
      <FeedMark x={10} y={10} scale={34 / 64} />
      <Label x={53} y={34} size={20} weight={700}>
        Rupantra blog
      </Label>
    </Panel>
  </ReaderDevice>
);
