import { payoutModes } from '../../kit/screens/payoutModes.ts';
import { AmountBar } from '../../kit/shapes/AmountBar.tsx';
import { AmountLines } from '../../kit/shapes/AmountLines.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** How long the scale is, and how far it is from bar to bar. */
const length = 640;
const step = 46;

/** The same across a page: names on the left, the limits in words on the right, and every line of the scale named. */
export function PayoutModesWide() {
  return (
    <Scene width={1200} height={368} ground="none">
      <Panel x={0} y={0} width={1200} height={368} flat />
      <AmountLines x={212} y={62} width={length} height={step * payoutModes.length + 8} size={17} />
      {payoutModes.map((mode, index) => (
        <g key={mode.name} transform={`translate(0 ${82 + index * step})`}>
          <Label x={36} y={22} size={22} weight={800}>
            {mode.name}
          </Label>
          <Label x={888} y={21} size={19} weight={600} tone={mode.carries ? 'ink' : 'muted'}>
            {mode.limit}
          </Label>
          <At x={212} y={0}>
            <AmountBar mode={mode} y={0} width={length} />
          </At>
        </g>
      ))}
      <Label x={212} y={333} size={17} tone="muted">
        Each line is ten times the one before.
      </Label>
    </Scene>
  );
}
