import { Rings } from '../../kit/Backdrop.tsx';
import { LabelledField } from '../../kit/LabelledField.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { RefundSteps } from '../../kit/RefundSteps.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** A recharge that failed and was refunded, and the balance with the money back. */
export function AboutClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <RefundSteps x={32} y={24} width={376} step={50} />
      <Panel x={216} y={306} width={200} height={76} tone="night">
        <LabelledField
          x={20}
          y={30}
          label="Balance"
          value="₹18,750"
          size={23}
          tone="on-deep"
          labelTone="on-deep-muted"
        />
      </Panel>
    </Scene>
  );
}
