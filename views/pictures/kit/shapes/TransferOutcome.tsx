import { At, type Place } from '../stage/At.tsx';
import { Label, textWidth } from './Label.tsx';
import { ReturnMark } from './ReturnMark.tsx';
import { Tick } from './Tick.tsx';

interface TransferOutcomeProps extends Place {
  /** Of the letters; the rest goes with them. */
  readonly size: number;
  readonly isReturn?: boolean;
  readonly children: readonly string[];
}

/** From the middle of its mark to its left edge, and to its words, and how high it is: all for letters of 1. */
const before = 1.55;
const gap = 1.5;
const tall = 3.2;

/** Behind its words. */
const after = 0.85;

/** How far it reaches from the middle of its mark to either side. */
export const outcomeReach = (words: readonly string[], size: number) => ({
  left: before * size,
  right: (gap + after) * size + Math.max(...words.map((line) => textWidth(line, size))),
});

/** What becomes of a transfer, in green when it moves, in marigold when it is back; x and y are the middle of its mark. */
export function TransferOutcome({ size, isReturn, children, ...place }: TransferOutcomeProps) {
  const { left, right } = outcomeReach(children, size);
  const height = tall * size;
  const tone = isReturn ? 'marigold' : 'green';
  return (
    <At {...place}>
      <rect
        x={-left}
        y={-height / 2}
        width={left + right}
        height={height}
        rx={height / 2}
        className={`${tone}-soft`}
      />
      {isReturn ? (
        <ReturnMark x={0} y={0} radius={size * 1.15} />
      ) : (
        <Tick x={0} y={0} size={size * 2.3} />
      )}
      {children.map((line, index) => (
        <Label
          key={line}
          x={gap * size}
          y={(index - (children.length - 1) / 2) * size * 1.2 + size * 0.35}
          size={size}
          weight={700}
          tone={`${tone}-ink`}
        >
          {line}
        </Label>
      ))}
    </At>
  );
}
