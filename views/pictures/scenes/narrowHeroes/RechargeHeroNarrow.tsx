import { RechargedPhone } from '../../kit/devices/RechargedPhone.tsx';
import { PersonAtCounter } from '../../kit/people/PersonAtCounter.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the recharge page for phones: the keeper, the answer of the API, and the recharged phone. */
export function RechargeHeroNarrow() {
  return (
    <Scene width={400} height={452} ground="mint">
      <Shelf x={0} y={262} width={333} stocked={140} scale={1.2} />
      <path d="M0 326H400V452H0z" fill="url(#sheen)" />
      <path d="M0 326H400V342H0z" className="brand-lift" />
      <PersonAtCounter x={28} y={186} hair="turban" clothes="deep-lift" looks="right" />
      <path d="M0 0H400V44H0z" className="deep-lift" />
      <Label x={200} y={30} size={19} weight={700} tone="on-deep" anchor="middle">
        Recharge
      </Label>
      <Awning x={0} y={44} stripe={40} count={10} drop={16} />
      <CodeWindow
        x={148}
        y={96}
        width={232}
        title="200 OK"
        size={15}
        lines={['"status": "success",', '"amount": 299']}
      />
      <RechargedPhone x={176} y={232} />
    </Scene>
  );
}
