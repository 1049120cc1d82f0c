import { RechargedPhone } from '../../kit/devices/RechargedPhone.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { PersonReaching } from '../../kit/people/PersonReaching.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Who takes part in a recharge, each standing on what it changes in their books: the customer, the shop with its balance, the phone. */
export function RechargeCast() {
  return (
    <Scene width={1200} height={192} ground="none">
      <Arch x={134} />
      <PersonReaching x={74} y={9} scale={0.7} hair="long" clothes="green" skin="skin-deep">
        <Banknotes x={-8} y={-16} turn={-8} count={3} scale={0.36} />
      </PersonReaching>
      <Shop x={430} y={9} scale={0.7} hair="turban" clothes="marigold" looks="left" />
      <Panel x={606} y={98} width={164} height={120} radius={14}>
        <Label x={16} y={36} size={16} tone="muted">
          Balance
        </Label>
        <Label x={16} y={68} size={23} weight={800}>
          ₹18,451.50
        </Label>
      </Panel>
      <Arch x={1066} />
      <RechargedPhone x={994} y={20} scale={0.7} />
    </Scene>
  );
}

/** A lit niche behind a figure, around the middle of its stop. */
const Arch = ({ x }: { readonly x: number }) => (
  <path d={`M${x - 96} 192V96a96 96 0 01192 0v96z`} className="brand" opacity={0.45} />
);
