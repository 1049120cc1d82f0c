import { PersonAtCounter } from '../../kit/people/PersonAtCounter.tsx';
import { PersonBehind } from '../../kit/people/PersonBehind.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

/** The head of the recharge page for phones: the counter, the customer’s wish, and the answer of the API. */
export function RechargeHeroNarrow() {
  return (
    <Scene width={400} height={424} ground="mint">
      <Shelf x={0} y={158} width={333} scale={1.2} />
      <Shelf x={0} y={226} width={333} scale={1.2} />
      <path d="M0 270H400V424H0z" fill="url(#sheen)" />
      <path d="M0 270H400V286H0z" className="brand-lift" />
      <PersonAtCounter x={32} y={116} scale={1.1} hair="turban" clothes="deep-lift" looks="right" />
      <path d="M0 0H400V44H0z" className="deep-lift" />
      <Label x={200} y={30} size={19} weight={700} tone="on-deep" anchor="middle">
        Recharge
      </Label>
      <Awning x={0} y={44} stripe={40} count={10} drop={30} />
      <PersonBehind x={250} y={264} scale={1.16} />
      <MessageBubble x={196} y={174} lines={['₹299 for mobile']} size={18} own />
      <CodeWindow
        x={16}
        y={288}
        width={244}
        title="200 OK"
        size={16}
        lines={['"status": "success",', '"balance": 18451.5']}
      />
      <TurningTick x={252} y={388} size={40} />
    </Scene>
  );
}
