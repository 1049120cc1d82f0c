import { payoutModes } from '../../kit/screens/payoutModes.ts';
import { AmountBar } from '../../kit/shapes/AmountBar.tsx';
import { AmountLines } from '../../kit/shapes/AmountLines.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Where the scale begins, how long it is, and how far it is from bar to bar. */
const start = 296;
const length = 396;
const step = 62;

/** Of the bars, whose words are small where a page is wide. */
const bars = 1.25;

/** The same for a tablet: the limits in words stand below the names. */
export function PayoutModesTablet() {
  return (
    <Scene width={720} height={440} ground="none">
      <Panel x={0} y={0} width={720} height={440} flat />
      <AmountLines
        x={start}
        y={62}
        width={length}
        height={step * payoutModes.length + 6}
        size={18}
      />
      {payoutModes.map((mode, index) => (
        <g key={mode.name} transform={`translate(0 ${76 + index * step})`}>
          <Label x={28} y={21} size={23} weight={800}>
            {mode.name}
          </Label>
          <Label x={28} y={46} size={18} weight={600} tone={mode.carries ? 'ink' : 'muted'}>
            {mode.limit}
          </Label>
          <At x={start} y={8} scale={bars}>
            <AmountBar mode={mode} y={0} width={length / bars} />
          </At>
        </g>
      ))}
      <Label x={start} y={411} size={18} tone="muted">
        Each line is ten times the one before.
      </Label>
    </Scene>
  );
}
