import { CheckList } from '../shapes/CheckList.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { coverSize, FeedCover } from './FeedCover.tsx';

interface ReaderArticleProps {
  readonly width: number;
  /** Of the letters of the title. */
  readonly size: number;
  /** From line to line of the checklist. */
  readonly step: number;
}

const title = ['Paying salaries', 'by API: a checklist'] as const;

/* The five steps of the article. */
const checks = [
  'Freeze the list',
  'Load and approve',
  'Run',
  'Clear the rest',
  'Close the month',
] as const;

/** An article open in a reader: its cover as wide as the screen, its title and its checklist. */
export function ReaderArticle({ width, size, step }: ReaderArticleProps) {
  const scale = width / coverSize.width;
  const left = width * 0.075;
  const top = coverSize.height * scale;
  return (
    <>
      <At x={0} y={0} scale={scale}>
        <FeedCover x={0} y={0} name="salary" open />
      </At>
      {title.map((line, row) => (
        <Label key={line} x={left} y={top + size * (1.7 + row * 1.25)} size={size} weight={800}>
          {line}
        </Label>
      ))}
      <CheckList
        x={left + 14}
        y={top + size * 3.6 + step / 2}
        checks={checks}
        size={20}
        step={step}
      />
    </>
  );
}
