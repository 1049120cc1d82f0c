import { limitedModes, otherModes } from '../../kit/screens/payoutModes.ts';
import { AmountBar } from '../../kit/shapes/AmountBar.tsx';
import { AmountLines } from '../../kit/shapes/AmountLines.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** How long the scale is, and how far it is from bar to bar. */
const length = 640;
const step = 46;

/** Where the rows without a bar begin. */
const others = 272;

/** The same across a page: names on the left, the limits in words on the right, and every line of the scale named. */
export function PayoutModesWide() {
  return (
    <Scene width={1200} height={368} ground="none">
      <Panel x={0} y={0} width={1200} height={368} flat />
      <AmountLines x={212} y={62} width={length} height={step * 2 + 54} size={17} />
      {limitedModes.map((mode, index) => (
        <g key={mode.name} transform={`translate(0 ${82 + index * step})`}>
          <Label x={36} y={22} size={22} weight={800}>
            {mode.name}
          </Label>
          <Label x={888} y={21} size={19} weight={600}>
            {mode.limit}
          </Label>
          <At x={212} y={0}>
            <AmountBar mode={mode} y={0} width={length} />
          </At>
        </g>
      ))}
      <Label x={212} y={240} size={17} tone="muted">
        Each line is ten times the one before.
      </Label>
      {otherModes.map(({ name, limit }, index) => (
        <g key={name} transform={`translate(36 ${others + index * step})`}>
          <path d="M0 -8H1128" className="stroke-line" strokeWidth={1.5} />
          <Label x={0} y={22} size={22} weight={800}>
            {name}
          </Label>
          <Label x={852} y={21} size={19} weight={600} tone="muted">
            {limit}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
