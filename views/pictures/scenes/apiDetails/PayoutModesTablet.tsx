import { payoutModes } from '../../kit/screens/payoutModes.ts';
import { AmountLines } from '../../kit/shapes/AmountLines.tsx';
import { AmountTrack } from '../../kit/shapes/AmountTrack.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { ModeName } from '../../kit/shapes/ModeName.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the scale begins, and how far it is from lane to lane. */
const start = 240;
const step = 72;

const bar = { width: 456, before: 32, height: 54, size: 18, stacked: true } as const;

/** The same for a tablet, where a wallet and what it holds are in two lines. */
export function PayoutModesTablet() {
  return (
    <Scene width={720} height={496} ground="none">
      <Panel x={0} y={0} width={720} height={496} flat />
      <AmountLines
        x={start}
        y={58}
        width={bar.width}
        height={step * payoutModes.length}
        size={18}
      />
      {payoutModes.map((mode, index) => (
        <g key={mode.name} transform={`translate(0 ${72 + index * step})`}>
          <ModeName x={24} y={5} mode={mode} size={44} noteSize={18} />
          <AmountTrack x={start} y={0} mode={mode} bar={bar} />
        </g>
      ))}
      <Label x={start - bar.before} y={463} size={18} tone="muted">
        Each line is ten times the one before.
      </Label>
    </Scene>
  );
}
