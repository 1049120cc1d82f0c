import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Who receives what of a margin of ₹3, and how long its bar is, of 150. */
const shares = [
  ['store', 'Retailer', '₹1.50', 75, 'brand', 'brand'],
  ['users', 'Distributor', '₹0.50', 25, 'marigold', 'marigold'],
  ['bank', 'You', '₹1.00', 50, 'green', 'green'],
] as const;

/** The margin on ₹100 of recharges, and its three shares. */
export function RechargeShare() {
  return (
    <Scene width={400} height={472} grows="around">
      <Rings x={400} y={0} size={380} />
      <Panel x={32} y={28} width={336} height={88} tone="sheen">
        <Label x={24} y={38} size={18} tone="on-brand">
          Margin on ₹100
        </Label>
        <Label x={24} y={68} size={17} tone="on-brand">
          of recharges
        </Label>
        <Label x={312} y={58} size={36} weight={800} tone="on-brand" anchor="end">
          ₹3.00
        </Label>
      </Panel>
      <path
        d="M200 116v20M92 160v-8q0-16 16-16h184q16 0 16 16v8M200 136v24"
        className="stroke-brand"
        strokeWidth={3}
      />
      {shares.map(([glyph, name, amount, bar, tone, fill], index) => (
        <Panel key={name} x={32} y={160 + index * 98} width={336} height={84}>
          <Avatar x={46} y={42} size={48} glyph={glyph} tone={tone} />
          <Label x={86} y={36} size={19} weight={700}>
            {name}
          </Label>
          <rect x={86} y={50} width={150} height={14} rx={7} className="surface-2" />
          <rect x={86} y={50} width={bar} height={14} rx={7} className={fill} />
          <Label x={316} y={50} size={22} weight={800} anchor="end">
            {amount}
          </Label>
        </Panel>
      ))}
    </Scene>
  );
}
