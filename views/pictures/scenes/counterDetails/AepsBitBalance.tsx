import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A balance to which wages were just added. */
export const AepsBitBalance = () => (
  <Scene {...bitSize} ground="brand">
    <Panel x={20} y={22} width={200} height={106}>
      <Label x={18} y={48} size={31} weight={800}>
        ₹12,460
      </Label>
      <path d="M18 62H182" className="stroke-line" />
      <Label x={18} y={92} size={24} weight={700} tone="green-ink">
        +₹8,200
      </Label>
      <circle cx={168} cy={83} r={14} className="green" />
      <path d="M168 77v12M163 84l5 5 5-5" className="stroke-surface" strokeWidth={2.5} />
    </Panel>
  </Scene>
);
