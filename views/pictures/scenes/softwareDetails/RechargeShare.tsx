import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Who receives what of a margin of ₹3, and how long its bar is, of 90; in the colours of the calculation beside it. */
const shares = [
  ['store', 'Retailer', '₹1.50', 45, 'marigold', 'marigold'],
  ['users', 'Distributor', '₹0.50', 15, 'neutral', 'muted'],
  ['user', 'You', '₹1.00', 30, 'green', 'green'],
] as const;

/* How far below each other the shares stand. */
const step = 104;

/** The margin on ₹100 of recharges, and its three shares, each on a branch of the line at the left. */
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
        d={`M60 116V${164 + 2 * step}q0 16 16 16h16M60 ${164 + step}q0 16 16 16h16M60 164q0 16 16 16h16`}
        className="stroke-brand"
        strokeWidth={3}
      />
      {shares.map(([glyph, name, amount, bar, tone, fill], index) => (
        <Panel key={name} x={92} y={136 + index * step} width={276} height={88}>
          <Avatar x={42} y={44} size={48} glyph={glyph} tone={tone} />
          <Label x={80} y={38} size={18} weight={700}>
            {name}
          </Label>
          <rect x={80} y={52} width={90} height={14} rx={7} className="surface-2" />
          <rect x={80} y={52} width={bar} height={14} rx={7} className={fill} />
          <Label x={252} y={52} size={21} weight={800} anchor="end">
            {amount}
          </Label>
        </Panel>
      ))}
    </Scene>
  );
}
