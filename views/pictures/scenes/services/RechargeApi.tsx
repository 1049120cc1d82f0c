import { PersonAtCounter } from '../../kit/people/PersonAtCounter.tsx';
import { PersonBehind } from '../../kit/people/PersonBehind.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

/** A shop from where its customer stands: her wish, the keeper, and the answer of the API to his software. */
export function RechargeApi() {
  return (
    <Scene width={640} height={520} ground="mint">
      <Shelf x={0} y={196} width={457} scale={1.4} />
      <Shelf x={0} y={276} width={457} scale={1.4} />
      <path d="M0 332H640V520H0z" fill="url(#sheen)" />
      <path d="M0 332H640V352H0z" className="brand-lift" />
      <PersonAtCounter x={66} y={136} scale={1.4} hair="turban" clothes="deep-lift" looks="right" />
      <path d="M0 0H640V56H0z" className="deep-lift" />
      <Label x={320} y={37} size={24} weight={700} tone="on-deep" anchor="middle">
        Recharge
      </Label>
      <Awning x={0} y={56} stripe={64} count={10} drop={40} />
      <PersonBehind x={412} y={316} scale={1.46} />
      <MessageBubble x={282} y={226} lines={['₹299 for mobile, please']} size={20} own />
      <CodeWindow
        x={28}
        y={356}
        width={340}
        title="200 OK"
        size={15.5}
        lines={['"orderId": "RC-20418",', '"status": "success",', '"balance": 18451.5']}
      />
      <Panel x={420} y={136} width={192} height={76}>
        <TurningTick x={42} y={38} size={44} />
        <Label x={78} y={33} size={17} weight={600} tone="green-ink">
          Recharged
        </Label>
        <Label x={78} y={59} size={22} weight={800}>
          ₹299
        </Label>
      </Panel>
    </Scene>
  );
}
