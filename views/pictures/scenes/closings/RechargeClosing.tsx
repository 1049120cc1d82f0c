import { DataCard } from '../../kit/devices/DataCard.tsx';
import { Phone } from '../../kit/devices/Phone.tsx';
import { Television } from '../../kit/devices/Television.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** What a counter has recharged, on it and working again: a television large, and before it a phone and a data card. */
export function RechargeClosing() {
  return (
    <Scene {...closingSize} ground="mint">
      <path d="M0 296H440V400H0z" className="marigold-soft" />
      <path d="M0 296H440V304H0z" className="marigold" />
      <Awning x={0} y={0} stripe={44} count={10} drop={20} />
      <Television x={20} y={70} scale={1.42}>
        <path d="M8 78H200v38a4 4 0 01-4 4H12a4 4 0 01-4-4z" className="brand" />
        <Label x={20} y={109} size={28} weight={800} tone="on-brand">
          ₹450
        </Label>
        <Tick x={116} y={99} size={26} />
      </Television>
      <Phone x={300} y={140} scale={0.94} width={124} height={232} time="">
        <Tick x={53} y={86} size={48} />
        <Label x={53} y={148} size={31} weight={800} anchor="middle">
          ₹299
        </Label>
        <Label x={53} y={178} size={19} tone="muted" anchor="middle">
          Mobile
        </Label>
      </Phone>
      <At x={30} y={346}>
        <Shadow width={114} height={38} />
        <DataCard x={0} y={0} />
        <Label x={130} y={29} size={28} weight={800}>
          ₹199
        </Label>
        <Tick x={220} y={19} size={26} />
      </At>
    </Scene>
  );
}
