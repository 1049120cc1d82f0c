import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { coverSize, FeedCover } from './FeedCover.tsx';

interface ReaderArticleProps {
  readonly width: number;
  /** Of the letters of the title. */
  readonly size: number;
  /** From line to line of the text. */
  readonly step: number;
}

const title = ['CNF, RAC, WL:', 'what the letters on', 'a train ticket mean'] as const;

/* The article begins so. */
const beginning = [
  'CNF means you have a berth.',
  'RAC means you may travel and',
  'share a side berth until',
  'another becomes free.',
  'WL means you are on the',
  'waiting list.',
] as const;

/** An article open in a reader: its cover as wide as the screen, its title and its first lines. */
export function ReaderArticle({ width, size, step }: ReaderArticleProps) {
  const scale = width / coverSize.width;
  const left = width * 0.075;
  const top = coverSize.height * scale;
  const text = top + size * 5.7;
  return (
    <>
      <At x={0} y={0} scale={scale}>
        <FeedCover x={0} y={0} name="ticket" open />
      </At>
      {title.map((line, row) => (
        <Label key={line} x={left} y={top + size * (1.7 + row * 1.25)} size={size} weight={800}>
          {line}
        </Label>
      ))}
      {beginning.map((line, row) => (
        <Label key={line} x={left} y={text + row * step} size={18.5} tone="muted">
          {line}
        </Label>
      ))}
    </>
  );
}
