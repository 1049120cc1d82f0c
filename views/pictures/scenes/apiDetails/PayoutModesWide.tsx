import { alongScale, payoutModes, scaleMarks } from '../../kit/screens/payoutModes.ts';
import { AmountBar } from '../../kit/shapes/AmountBar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** How long the scale is, and how far it is from bar to bar. */
const length = 640;
const step = 48;

/** The same across a page: names on the left, the limits in words on the right, and every line of the scale named. */
export function PayoutModesWide() {
  return (
    <Scene width={1200} height={324}>
      <Rings x={1200} y={0} size={420} />
      {payoutModes.map((mode, index) => (
        <g key={mode.name} transform={`translate(0 ${68 + index * step})`}>
          <Label x={36} y={22} size={22} weight={800}>
            {mode.name}
          </Label>
          {mode.carries && (
            <Label x={888} y={21} size={19} weight={600}>
              {mode.limit}
            </Label>
          )}
          <At x={212} y={0}>
            <AmountBar mode={mode} y={0} width={length} />
          </At>
        </g>
      ))}
      {scaleMarks.map(([amount, mark], index) => (
        <Label
          key={mark}
          x={212 + alongScale(amount) * length}
          y={44}
          size={17}
          weight={600}
          tone="muted"
          anchor={index === 0 ? 'start' : 'middle'}
        >
          {mark}
        </Label>
      ))}
    </Scene>
  );
}
