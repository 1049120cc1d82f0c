import { payoutModes } from '../screens/payoutModes.ts';
import { At, type Place } from '../stage/At.tsx';
import { AmountBar } from './AmountBar.tsx';
import { AmountLines } from './AmountLines.tsx';
import { Label, textWidth } from './Label.tsx';

interface AmountScaleProps extends Place {
  readonly width: number;
}

/** From bar to bar; each has its name and its limit on the line above it. */
const step = 76;

const limitSize = 13;

/** What each mode of payout carries, from small amounts on the left to large ones on the right. */
export function AmountScale({ width, ...place }: AmountScaleProps) {
  return (
    <At {...place}>
      <AmountLines x={0} y={0} width={width} height={66 + step * 4} size={15} sparse />
      {payoutModes.map((mode, index) => {
        const y = 26 + index * step;
        return (
          <g key={mode.name}>
            <Clearing from={0} width={textWidth(mode.name, 18)} y={y} />
            <Label x={0} y={y} size={18} weight={800}>
              {mode.name}
            </Label>
            <Clearing
              from={width - textWidth(mode.limit, limitSize)}
              width={textWidth(mode.limit, limitSize)}
              y={y}
            />
            <Label x={width} y={y} size={limitSize} weight={600} tone="muted" anchor="end">
              {mode.limit}
            </Label>
            <AmountBar mode={mode} y={y + 12} width={width} />
          </g>
        );
      })}
    </At>
  );
}

interface ClearingProps {
  readonly from: number;
  readonly width: number;
  /** The baseline of the words. */
  readonly y: number;
}

/* Keeps the lines of the scale away from words that stand between two bars. */
const Clearing = ({ from, width, y }: ClearingProps) => (
  <rect x={from - 6} y={y - 18} width={width + 12} height={25} className="surface" />
);
