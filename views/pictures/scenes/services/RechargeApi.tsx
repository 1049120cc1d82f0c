import { RechargedPhone } from '../../kit/devices/RechargedPhone.tsx';
import { PersonAtCounter } from '../../kit/people/PersonAtCounter.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A shop from where its customer stands: the keeper, the answer of the API to his software, and the recharged phone. */
export function RechargeApi() {
  return (
    <Scene width={640} height={520} ground="mint">
      <Shelf x={0} y={208} width={457} stocked={186} scale={1.4} />
      <Shelf x={0} y={300} width={457} stocked={186} scale={1.4} />
      <path d="M0 372H640V520H0z" fill="url(#sheen)" />
      <path d="M0 372H640V392H0z" className="brand-lift" />
      <PersonAtCounter x={44} y={162} scale={1.5} hair="turban" clothes="deep-lift" looks="right" />
      <path d="M0 0H640V56H0z" className="deep-lift" />
      <Label x={320} y={37} size={24} weight={700} tone="on-deep" anchor="middle">
        Recharge
      </Label>
      <Awning x={0} y={56} stripe={64} count={10} drop={32} />
      <CodeWindow
        x={272}
        y={144}
        width={340}
        title="200 OK"
        size={16}
        lines={['"status": "success",', '"amount": 299']}
      />
      <Label x={44} y={464} size={22} weight={700} tone="on-brand">
        Mobile · DTH · Data card
      </Label>
      <RechargedPhone x={404} y={304} />
    </Scene>
  );
}
