import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const titles = [
  ['How to read', 'a PAN'],
  ['CNF, RAC', 'and WL'],
  ['What an IFSC', 'tells you'],
] as const;

interface UnreadArticlesProps extends Place {
  /** Of the list, and how high the coloured head above it is, which the device draws. */
  readonly width: number;
  readonly head: number;
  /** Of the letters of a title. */
  readonly size: number;
}

/** What a reader shows: how many articles are new on a head, and below it their titles, each with the dot of what is unread. */
export function UnreadArticles({ width, head, size, ...place }: UnreadArticlesProps) {
  const step = size * 3.1;
  return (
    <At {...place}>
      <Label x={14} y={head - size} size={size * 1.5} weight={800} tone="on-brand">
        {`${titles.length} new`}
      </Label>
      {titles.map(([first, second], index) => (
        <At key={first} x={14} y={head + size * 0.75 + index * step}>
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
