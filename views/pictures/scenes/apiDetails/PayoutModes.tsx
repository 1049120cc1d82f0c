import { otherModes } from '../../kit/screens/payoutModes.ts';
import { AmountScale } from '../../kit/shapes/AmountScale.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { ModeName } from '../../kit/shapes/ModeName.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Which of the modes carries which amount, on a scale that says how it grows; below it, in words, those whose limit the bank sets. */
export function PayoutModes() {
  return (
    <Scene width={344} height={496} ground="none">
      <Panel x={0} y={0} width={344} height={496} flat />
      <AmountScale x={20} y={20} width={304} />
      <Label x={20} y={344} size={14} tone="muted">
        Each line is ten times the one before.
      </Label>
      {otherModes.map((mode, index) => (
        <g key={mode.name} transform={`translate(20 ${368 + index * 56})`}>
          <path d="M0 0H304" className="stroke-line" strokeWidth={1.5} />
          <ModeName x={0} y={36} mode={mode} width={304} />
        </g>
      ))}
    </Scene>
  );
}
