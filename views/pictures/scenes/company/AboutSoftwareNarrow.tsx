import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { narrowWordSize } from '../../kit/stage/wordSize.ts';

const rows = [
  [64, 84, 'green-soft'],
  [92, 62, 'marigold-soft'],
] as const;

/** The same for phones: the window in which an order is entered, its lines and its sum. */
export const AboutSoftwareNarrow = () => (
  <Scene {...narrowWordSize} ground="warm">
    <Rings x={224} y={0} size={180} tone="marigold-soft" />
    <g className="sheet">
      <rect x={20} y={20} width={184} height={142} rx={12} className="shade" filter="url(#soft)" />
      <rect x={20} y={16} width={184} height={142} rx={12} className="paper" />
      <path d="M20 50V28a12 12 0 0112-12H192a12 12 0 0112 12V50z" className="brand" />
      <Label x={34} y={41} size={22} weight={700} tone="on-brand">
        Order
      </Label>
      {rows.map(([y, width, pill]) => (
        <g key={y}>
          <rect x={34} y={y + 4} width={width} height={10} rx={5} className="line" />
          <rect x={146} y={y} width={44} height={18} rx={9} className={pill} />
        </g>
      ))}
      <Label x={34} y={146} size={26} weight={800}>
        ₹10,038
      </Label>
      <circle cx={178} cy={137} r={14} className="green" />
      <path d="M171 137l5 5 9-10" className="stroke-surface" strokeWidth={4} />
    </g>
  </Scene>
);
