import { Awning } from '../../kit/Awning.tsx';
import { Label } from '../../kit/Label.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PersonAtCounter } from '../../kit/PersonAtCounter.tsx';
import { PersonBehind } from '../../kit/PersonBehind.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Shelf } from '../../kit/Shelf.tsx';
import { Tick } from '../../kit/Tick.tsx';

/** Beside long words: the same counter from nearer, with the whole front of the shop above it. */
export function RechargeCounterTall() {
  return (
    <Scene width={480} height={600} ground="mint" grows="above">
      <Shelf x={0} y={252} width={343} scale={1.4} />
      <Shelf x={0} y={338} width={343} scale={1.4} />
      <path d="M0 400H480V600H0z" fill="url(#sheen)" />
      <path d="M0 400H480V420H0z" className="brand-lift" />
      <PersonAtCounter x={44} y={190} scale={1.5} hair="turban" clothes="deep-lift" looks="right" />
      <path d="M0-600H480V100H0z" className="deep-lift" />
      <Label x={240} y={62} size={30} weight={700} tone="on-deep" anchor="middle">
        Recharge
      </Label>
      <Awning x={0} y={100} stripe={48} count={10} drop={40} />
      <PersonBehind x={268} y={396} scale={1.46} />
      <MessageBubble x={226} y={300} lines={['₹299, please']} size={23} own />
      <Panel x={28} y={472} width={232} height={96}>
        <Tick x={48} y={48} size={44} />
        <Label x={86} y={43} size={21} weight={700}>
          Recharged
        </Label>
        <Label x={86} y={71} size={18} tone="muted">
          RC-20418
        </Label>
      </Panel>
    </Scene>
  );
}
