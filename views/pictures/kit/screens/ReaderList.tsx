import { Label } from '../shapes/Label.tsx';
import { FeedPhone, feedLetters } from './FeedPhone.tsx';
import { FeedTile } from './FeedTile.tsx';

/* Those that have not been read yet, below the new one, and how long their titles are. */
const unread = [
  ['modes', 110, 82],
  ['ticket', 150, 64],
] as const;

/** The count of what is not read yet at the head of the reader, and a new post above two others. */
export const ReaderList = () => (
  <FeedPhone
    title="Unread"
    mark={
      <Label x={0} y={6.5} size={feedLetters} weight={800} tone="deep" anchor="middle">
        3
      </Label>
    }
  >
    <path d="M0 42H156V100H0z" className="brand-soft" />
    <circle cx={20} cy={71} r={6} className="brand" />
    <Label x={36} y={77.5} size={feedLetters} weight={700}>
      New post
    </Label>
    <path d="M136 63l8 8-8 8" className="stroke-brand" strokeWidth={3.5} />
    {unread.map(([cover, y, width]) => (
      <g key={cover}>
        <FeedTile x={12} y={y} scale={34 / 48} name={cover} />
        <rect x={56} y={y + 12} width={width} height={10} rx={5} className="line" />
      </g>
    ))}
  </FeedPhone>
);
