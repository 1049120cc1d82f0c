import { Phone } from '../../kit/devices/Phone.tsx';
import { BalanceChange } from '../../kit/money/BalanceChange.tsx';
import { KeeperAtDevices } from '../../kit/people/KeeperAtDevices.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

/** A small live test: a developer looks at a phone of her own, which she has recharged with ₹10, and in her desk is what it does to the balance. */
export const RechargeTest = () => (
  <Scene width={400} height={440} ground="mint" grows="around">
    <Rings x={200} y={180} size={320} tone="green-soft" />
    <path d="M-400 264H800V900H-400z" className="brand" />
    <path d="M-400 264H800V300H-400z" className="brand-lift" />
    <KeeperAtDevices
      x={22}
      y={36}
      scale={1.66}
      hair="swept"
      skin="skin-deep"
      glasses
      looks="right"
    />
    <ellipse cx={312} cy={290} rx={68} ry={6} className="deep" opacity={0.35} />
    <Phone x={252} y={84} scale={0.6} width={200} height={342} time="">
      <Label x={91} y={146} size={64} weight={800} anchor="middle">
        ₹10
      </Label>
      <TurningTick x={91} y={226} size={84} />
    </Phone>
    <BalanceChange x={24} y={314} />
  </Scene>
);
