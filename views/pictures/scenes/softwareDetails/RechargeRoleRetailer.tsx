import { Phone } from '../../kit/devices/Phone.tsx';
import { SoldRecharge } from '../../kit/money/SoldRecharge.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { roleSize } from '../../kit/stage/roleSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The phone of a retailer: what he may still sell, and the recharge he has just sold. */
export function RechargeRoleRetailer() {
  return (
    <Scene {...roleSize} ground="warm">
      <Phone x={92} y={20} width={216} height={480} head={112}>
        <Label x={20} y={66} size={16} tone="on-brand">
          Working limit
        </Label>
        <Label x={20} y={98} size={30} weight={800} tone="on-brand">
          ₹12,480
        </Label>
      </Phone>
      <Panel x={36} y={144} width={328} height={72}>
        <SoldRecharge x={16} y={12} width={296} />
      </Panel>
    </Scene>
  );
}
