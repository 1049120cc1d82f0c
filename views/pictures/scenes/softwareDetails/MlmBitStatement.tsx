import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const lines = [
  ['Commission', '₹18,450'],
  ['TDS', '−₹369'],
] as const;

/** The statement of a seller: her commission, the tax kept back, and what is paid. */
export const MlmBitStatement = () => (
  <Scene {...bitSize} ground="mint">
    <Panel x={17} y={17} width={206} height={116}>
      {lines.map(([label, amount], index) => (
        <g key={label}>
          <Label x={16} y={29 + index * 25} size={15} tone="muted">
            {label}
          </Label>
          <Label x={190} y={29 + index * 25} size={15} weight={700} anchor="end">
            {amount}
          </Label>
        </g>
      ))}
      <path d="M16 67H190" className="stroke-line" strokeWidth={2} />
      <Tick x={27} y={91} size={22} />
      <Label x={45} y={96.5} size={16} weight={700} tone="green-ink">
        Paid
      </Label>
      <Label x={190} y={98.5} size={24} weight={800} anchor="end">
        ₹18,081
      </Label>
    </Panel>
  </Scene>
);
