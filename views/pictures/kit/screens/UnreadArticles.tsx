import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const titles = [
  ['CNF, RAC', 'and WL'],
  ['How to read', 'a PAN'],
] as const;

interface UnreadArticlesProps extends Place {
  /** Of the list, with its margins. */
  readonly width: number;
  /** Of the letters of a title. */
  readonly size: number;
}

/** The list of a reader: the titles of articles, each with the dot of what is unread. */
export function UnreadArticles({ width, size, ...place }: UnreadArticlesProps) {
  const step = size * 3.1;
  return (
    <At {...place}>
      {titles.map(([first, second], index) => (
        <At key={first} x={14} y={size * 0.75 + index * step}>
          {index > 0 && <path d={`M0 ${-size * 0.3}H${width - 28}`} className="stroke-line" />}
          <circle cx={5} cy={size * 0.68} r={5} className="brand" />
          <Label x={20} y={size} size={size} weight={700}>
            {first}
          </Label>
          <Label x={20} y={size * 2.25} size={size} weight={700}>
            {second}
          </Label>
        </At>
      ))}
    </At>
  );
}
