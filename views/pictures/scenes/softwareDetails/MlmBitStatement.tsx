import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const lines = [
  ['Sum', '18,450'],
  ['TDS', '−369'],
] as const;

/** The end of a seller’s statement: the sum, the tax, and what is paid. */
export function MlmBitStatement() {
  return (
    <Scene {...bitSize} ground="mint">
      <Panel x={20} y={14} width={200} height={122} flat>
        {lines.map(([name, amount], index) => (
          <g key={name} transform={`translate(0 ${32 + index * 28})`}>
            <Label x={16} y={0} size={22} tone="muted">
              {name}
            </Label>
            <Label x={184} y={0} size={22} weight={600} anchor="end">
              {amount}
            </Label>
          </g>
        ))}
        <path d="M0 74.500H200" className="stroke-line" />
        <Tick x={32} y={98} size={28} />
        <Label x={184} y={107} size={25} weight={800} anchor="end">
          ₹18,081
        </Label>
      </Panel>
    </Scene>
  );
}
