import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Who receives what of a margin of ₹3, and how long its part of the bar is, of 312; in the colours of the calculation above it. */
const shares = [
  ['Retailer', '₹1.50', 156, 'marigold'],
  ['Distributor', '₹0.50', 52, 'muted'],
  ['You', '₹1.00', 104, 'green'],
] as const;

/** The margin on ₹100 of recharges as one bar in three parts, for phones. */
export function RechargeShareNarrow() {
  return (
    <Scene width={400} height={216}>
      <Rings x={400} y={0} size={300} />
      <Panel x={20} y={20} width={360} height={176}>
        <Label x={24} y={45} size={17} tone="muted">
          Margin on ₹100
        </Label>
        <Label x={336} y={47} size={28} weight={800} anchor="end">
          ₹3.00
        </Label>
        {shares.map(([name, amount, width, tone], index) => {
          const from = shares.slice(0, index).reduce((sum, share) => sum + share[2], 24);
          return (
            <g key={name}>
              <rect x={from} y={68} width={width - 3} height={28} rx={6} className={tone} />
              <circle cx={30 + index * 112} cy={124} r={6} className={tone} />
              <Label x={42 + index * 112} y={129} size={15} tone="muted">
                {name}
              </Label>
              <Label x={24 + index * 112} y={156} size={20} weight={800}>
                {amount}
              </Label>
            </g>
          );
        })}
      </Panel>
    </Scene>
  );
}
