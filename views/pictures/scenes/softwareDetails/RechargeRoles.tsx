import { RetailerPhone } from '../../kit/devices/RetailerPhone.tsx';
import { Tablet } from '../../kit/devices/Tablet.tsx';
import { AppWindow } from '../../kit/screens/AppWindow.tsx';
import { MarginSplit } from '../../kit/screens/MarginSplit.tsx';
import { RetailerLimits } from '../../kit/screens/RetailerLimits.tsx';
import { RoleName } from '../../kit/screens/RoleName.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What each role works with: the owner’s panel at the back, the distributor’s tablet before it, the retailer’s phone in front. */
export function RechargeRoles() {
  return (
    <Scene width={480} height={460} ground="mint" grows="around">
      {/* Lighter behind the panes, whose own ground is as dark as the green after dark. */}
      <g opacity={0.4}>
        <Glow x={240} y={220} size={360} tone="green" />
      </g>
      <AppWindow x={44} y={20} width={396} height={250}>
        <RoleName x={22} y={14}>
          Owner
        </RoleName>
        <Label x={374} y={39} size={19} weight={700} anchor="end">
          Margin 3%
        </Label>
        <MarginSplit x={22} y={62} />
      </AppWindow>
      <Tablet x={20} y={226} width={320} height={218}>
        <RoleName x={18} y={14}>
          Distributor
        </RoleName>
        <RetailerLimits x={18} y={62} />
      </Tablet>
      <RetailerPhone x={292} y={174} />
    </Scene>
  );
}
