import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import type { Place } from '../stage/At.tsx';
import { FeedCover } from './FeedCover.tsx';

/* Where the older articles are, and how long their titles. */
const older = [
  [126, 104],
  [155, 76],
] as const;

/** A new article in a reader, and below it two older ones that need not be read, 188 × 188. */
export const ReaderList = (place: Place) => (
  <Panel {...place} width={188} height={188}>
    <FeedCover x={14} y={14} scale={160 / 240} name="pan" shape="tall" />
    <Pill x={196} y={-12} size={20} tone="brand" anchor="end">
      New
    </Pill>
    {older.map(([y, width]) => (
      <g key={y}>
        <rect x={14} y={y} width={32} height={20} rx={5} className="brand-soft" />
        <rect x={56} y={y + 5} width={width} height={10} rx={5} className="line" />
      </g>
    ))}
  </Panel>
);
