import { Awning } from '../../kit/Awning.tsx';
import { Label } from '../../kit/Label.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PersonAtCounter } from '../../kit/PersonAtCounter.tsx';
import { PersonBehind } from '../../kit/PersonBehind.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Shelf } from '../../kit/Shelf.tsx';
import { Tick } from '../../kit/Tick.tsx';

/** A shop from where its customer stands: her wish, the keeper, and the answer of his billing software. */
export function RechargeCounter() {
  return (
    <Scene width={480} height={440} ground="mint" grows="above">
      <Shelf x={0} y={158} width={480} />
      <Shelf x={0} y={230} width={480} />
      <path d="M0 280H480V440H0z" fill="url(#sheen)" />
      <path d="M0 280H480V298H0z" className="brand-lift" />
      <PersonAtCounter x={48} y={112} scale={1.2} hair="turban" clothes="deep-lift" looks="right" />
      <path d="M0-440H480V44H0z" className="deep-lift" />
      <Label x={240} y={30} size={20} weight={700} tone="on-deep" anchor="middle">
        Recharge
      </Label>
      <Awning x={0} y={44} stripe={48} count={10} drop={32} />
      <PersonBehind x={304} y={278} scale={1.2} />
      <MessageBubble x={210} y={210} lines={['₹299, please']} size={19} own />
      <Panel x={28} y={332} width={232} height={84}>
        <Tick x={44} y={42} size={40} />
        <Label x={78} y={38} size={19} weight={700}>
          Recharged
        </Label>
        <Label x={78} y={64} size={17} tone="muted">
          RC-20418
        </Label>
      </Panel>
    </Scene>
  );
}
