import { DataCard } from '../../kit/devices/DataCard.tsx';
import { Phone } from '../../kit/devices/Phone.tsx';
import { Television } from '../../kit/devices/Television.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** What a counter has recharged, on it and working again: a television, a phone and a data card. */
export function RechargeClosing() {
  return (
    <Scene {...closingSize} ground="mint">
      <path d="M0 292H440V400H0z" fill="url(#sheen)" />
      <path d="M0 280H440V302H0z" className="brand-lift" />
      <Awning x={0} y={0} stripe={44} count={10} drop={20} />
      <Television x={28} y={88} scale={1.14}>
        <path d="M8 82H200v34a4 4 0 01-4 4H12a4 4 0 01-4-4z" className="brand" />
        <Label x={22} y={110} size={26} weight={800} tone="on-brand">
          ₹450
        </Label>
        <Tick x={182} y={101} size={26} />
      </Television>
      <Phone x={294} y={84} width={124} height={224} time="">
        <Tick x={53} y={78} size={52} />
        <Label x={53} y={144} size={31} weight={800} anchor="middle">
          ₹299
        </Label>
        <Label x={53} y={174} size={19} tone="muted" anchor="middle">
          Mobile
        </Label>
      </Phone>
      <Panel x={28} y={318} width={266} height={66}>
        <DataCard x={18} y={14} />
        <Label x={146} y={44} size={29} weight={800}>
          ₹199
        </Label>
        <Tick x={238} y={33} size={30} />
      </Panel>
    </Scene>
  );
}
