import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PersonStanding } from '../../kit/Person.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Shop } from '../../kit/Shop.tsx';
import { Tick } from '../../kit/Tick.tsx';

/** A shop that recharges a customer's phone, and the answer of its billing software. */
export function RechargeCounter() {
  return (
    <Scene width={480} height={440} ground="mint" grows="above">
      <Rings x={0} y={440} size={340} tone="green-soft" />
      <path d="M0 408H480" className="stroke-line" strokeWidth={2} />
      <Shop x={32} y={64} scale={1.3} hair="turban" clothes="deep-lift" />
      <PersonStanding x={360} y={144} hair="long" clothes="brand" />
      <MessageBubble x={312} y={24} lines={['₹299, please']} size={18} />
      <Panel x={160} y={340} width={192} height={76}>
        <Tick x={38} y={38} size={36} />
        <Label x={68} y={34} size={17} weight={700}>
          Recharged
        </Label>
        <Label x={68} y={58} size={16} tone="muted">
          RC-20418
        </Label>
      </Panel>
    </Scene>
  );
}
