import { Portrait } from '../../kit/people/Portrait.tsx';
import { payoutModes } from '../../kit/screens/payoutModes.ts';
import { AmountLines } from '../../kit/shapes/AmountLines.tsx';
import { AmountTrack } from '../../kit/shapes/AmountTrack.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { ModeName } from '../../kit/shapes/ModeName.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { PayoutOnScale } from '../../kit/shapes/PayoutOnScale.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { payouts } from '../services/payouts.ts';

/** Where the scale begins, and how far it is from lane to lane. */
const start = 276;
const step = 61;

const bar = { width: 888, before: 36, height: 46, size: 16 } as const;

/** The same across a page, with the payouts of the page’s first picture on the lanes of their modes. */
export function PayoutModesWide() {
  return (
    <Scene width={1200} height={428} ground="none">
      <Panel x={0} y={0} width={1200} height={428} flat />
      <AmountLines
        x={start}
        y={58}
        width={bar.width}
        height={step * payoutModes.length + 6}
        size={17}
      />
      {payoutModes.map((mode, index) => (
        <g key={mode.name} transform={`translate(0 ${80 + index * step})`}>
          <ModeName x={36} y={1} mode={mode} size={44} noteSize={16} />
          <AmountTrack x={start} y={0} mode={mode} bar={bar} />
          {payouts
            .filter((payout) => payout.mode === mode.name)
            .map((payout) => (
              <At key={payout.name} x={start} y={0}>
                <PayoutOnScale bar={bar} payout={payout} mode={mode} />
              </At>
            ))}
        </g>
      ))}
      <Portrait x={58} y={42} size={30} hair="long" clothes="marigold" />
      <Label x={94} y={48} size={17} tone="muted">
        Example payout
      </Label>
      <Label x={start + bar.width} y={402} size={16} tone="muted" anchor="end">
        Each line is ten times the one to its left.
      </Label>
    </Scene>
  );
}
