import { PlanWindow, planWindow } from '../../kit/screens/PlanWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const { size, figure } = planWindow.wide;

const lines = [
  ['Commission', '₹18,450'],
  ['TDS', '−₹369'],
] as const;

/** The statement of a seller: her commission, the tax kept back, and what is paid. */
export const MlmBitStatement = () => (
  <Scene {...bitSize} ground="mint">
    <PlanWindow title="Statement">
      {lines.map(([label, amount], index) => (
        <g key={label}>
          <Label x={16} y={26 + index * 24} size={size} tone="muted">
            {label}
          </Label>
          <Label x={192} y={26 + index * 24} size={size} weight={700} anchor="end">
            {amount}
          </Label>
        </g>
      ))}
      <path d="M16 62H192" className="stroke-line" strokeWidth={2} />
      <Tick x={26} y={85} size={20} />
      <Label x={42} y={90.5} size={size} weight={700} tone="green-ink">
        Paid
      </Label>
      <Label x={192} y={94} size={figure} weight={800} anchor="end">
        ₹18,081
      </Label>
    </PlanWindow>
  </Scene>
);
