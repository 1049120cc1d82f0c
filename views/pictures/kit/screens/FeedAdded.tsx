import { FeedMark } from '../shapes/FeedMark.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { FeedPhone, feedLetters } from './FeedPhone.tsx';

/* The feeds that were there before, and how long their names are. */
const others = [
  [116, 62],
  [156, 78],
] as const;

/** A plus at the head of the reader, and the blog at the head of its feeds. */
export const FeedAdded = () => (
  <FeedPhone title="Feeds" mark={<Glyph name="plus" x={-10} y={-10} size={20} tone="deep" bold />}>
    <path d="M0 42H156V100H0z" className="brand-soft" />
    <FeedMark x={12} y={54} scale={34 / 64} />
    <Label x={55} y={77.5} size={feedLetters} weight={700}>
      Rupantra
    </Label>
    {others.map(([y, width]) => (
      <g key={y}>
        <rect x={12} y={y} width={26} height={26} rx={6} className="line" />
        <rect x={55} y={y + 8} width={width} height={10} rx={5} className="line" />
      </g>
    ))}
  </FeedPhone>
);
