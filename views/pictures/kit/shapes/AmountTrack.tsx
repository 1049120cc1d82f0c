import { alongScale, type PayoutMode } from '../screens/payoutModes.ts';
import { At, type Place } from '../stage/At.tsx';
import { AmountBar } from './AmountBar.tsx';
import { AmountLines } from './AmountLines.tsx';
import type { AmountBarSize } from './amountBarSize.ts';

interface AmountTrackProps extends Place {
  readonly mode: PayoutMode;
  readonly bar: AmountBarSize;
}

/* A bar without an end is its own ground from where it begins. */
const groundWidth = ({ parts: [{ from, to }] }: PayoutMode, bar: AmountBarSize): number => {
  if (to) return bar.before + bar.width;
  return from ? bar.before + alongScale(from) * bar.width + bar.height : 0;
};

/** One mode as a lane of the scale: its ground with every line, and its bars on that. */
export const AmountTrack = ({ mode, bar, ...place }: AmountTrackProps) => (
  <At {...place}>
    {groundWidth(mode, bar) > 0 && (
      <>
        <rect
          x={-bar.before}
          width={groundWidth(mode, bar)}
          height={bar.height}
          rx={bar.height / 2}
          className="surface-2"
        />
        <AmountLines x={0} y={0} width={bar.width} height={bar.height} />
      </>
    )}
    {mode.parts.map((part) => (
      <AmountBar key={part.words[0]} part={part} {...bar} />
    ))}
  </At>
);
