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

/** Half as high as it is, less high with one line than with two; the gap between its edge and its mark; what is behind its words: all for letters of 1. */
const halfOf = (words: readonly string[]): number => (words.length > 1 ? 1.6 : 1.25);
const rim = 0.45;
const after = 0.85;

/** How far it reaches from the middle of its mark to its near edge and to that behind its words. */
export const outcomeReach = (words: readonly string[], size: number) => ({
  near: halfOf(words) * size,
  far: (halfOf(words) + after) * size + Math.max(...words.map((line) => textWidth(line, size))),
});

/** What becomes of a transfer, in green when it moves, in marigold when it is back; x and y are the middle of its mark. */
export function TransferOutcome(props: TransferOutcomeProps) {
  const { size, isReturn, children, ...place } = props;
  const { near, far } = outcomeReach(children, size);
  const half = halfOf(children) * size;
  const mark = half - rim * size;
  const tone = isReturn ? 'marigold' : 'green';
  return (
    <At {...place}>
      <rect
        x={-near}
        y={-half}
        width={near + far}
        height={2 * half}
        rx={half}
        className={`${tone}-soft`}
      />
      {isReturn ? <ReturnMark x={0} y={0} radius={mark} /> : <Tick x={0} y={0} size={2 * mark} />}
      {children.map((line, index) => (
        <Label
          key={line}
          x={half}
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
