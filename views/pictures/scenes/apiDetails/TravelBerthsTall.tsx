import { Rings } from '../../kit/Backdrop.tsx';
import { BerthHolder, BerthPlan } from '../../kit/BerthPlan.tsx';
import { LabelledField } from '../../kit/LabelledField.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The same beside words, with the numbers under which the booking is found. */
export function TravelBerthsTall() {
  return (
    <Scene width={480} height={524} ground="tint" grows="around">
      <Rings x={480} y={524} size={360} />
      <BerthPlan x={0} y={28} />
      <Panel x={32} y={328} width={416} height={164}>
        <BerthHolder />
        <path d="M24 84H392" className="stroke-line" />
        <LabelledField x={24} y={113} label="PNR" value="62XXXXXX41" captionSize={17} size={19} />
        <LabelledField
          x={220}
          y={113}
          label="Your order ID"
          value="TR-5067"
          captionSize={17}
          size={19}
        />
      </Panel>
    </Scene>
  );
}
