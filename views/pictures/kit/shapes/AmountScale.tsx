import { payoutModes } from '../screens/payoutModes.ts';
import { At, type Place } from '../stage/At.tsx';
import { AmountLimits } from './AmountLimits.tsx';
import { AmountLines } from './AmountLines.tsx';
import { AmountTrack } from './AmountTrack.tsx';
import { ModeName } from './ModeName.tsx';
import { PayoutOnScale, type ScalePayout } from './PayoutOnScale.tsx';

interface AmountScaleProps extends Place {
  readonly width: number;
  /** Of the sign of a mode, of a lane, and of the words. */
  readonly sign: number;
  readonly lane: number;
  readonly size: number;
  /** From lane to lane; each has its name on the line above it. */
  readonly step: number;
  readonly payouts: readonly ScalePayout[];
}

/** What each mode carries, from small amounts on the left to large ones on the right, between the names of the lines above and below, with an example on each lane. */
export function AmountScale({
  width,
  sign,
  lane,
  size,
  step,
  payouts,
  ...place
}: AmountScaleProps) {
  const before = lane * 0.55;
  const firstMode = size * 1.4 + 16;
  const bar = { width: width - before, before, height: lane, size, bare: true } as const;

  return (
    <At {...place}>
      <AmountLines x={before} y={size + 6} width={bar.width} height={7} size={size} />
      {payoutModes.map((mode, index) => (
        <g key={mode.name} transform={`translate(0 ${firstMode + index * step})`}>
          <ModeName x={0} y={0} mode={mode} size={sign} noteSize={size} />
          <AmountLimits x={width} y={sign * 0.43} mode={mode} size={size} step={sign * 0.53} />
          <At x={before} y={sign * 1.26}>
            <AmountLines x={0} y={-6} width={bar.width} height={lane + 12} />
            <AmountTrack x={0} y={0} mode={mode} bar={bar} />
            {payouts
              .filter((payout) => payout.mode === mode.name)
              .map((payout) => (
                <PayoutOnScale key={payout.name} bar={bar} payout={payout} mode={mode} />
              ))}
          </At>
        </g>
      ))}
      <AmountLines
        x={before}
        y={firstMode + (payoutModes.length - 1) * step + sign * 1.26 + lane + size + 26}
        width={bar.width}
        height={0}
        size={size}
      />
    </At>
  );
}
