import { Rings } from '../../kit/Backdrop.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Row } from '../../kit/Row.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { SenderMonth } from '../../kit/SenderMonth.tsx';

/** What one sender may still send this month, on the phone of the counter. */
export function TransferLimit() {
  return (
    <Scene width={400} height={508} ground="mint" grows="above">
      <Rings x={400} y={508} size={360} tone="green-soft" />
      <Phone x={48} y={28} width={304} height={640} time="11:20">
        <SenderMonth x={0} y={74} radius={78} step={40} lines={2} />
      </Phone>
      <Panel x={24} y={406} width={352} height={84}>
        <Row
          x={20}
          y={18}
          width={312}
          glyph="lock"
          title="OTP confirmed"
          note="for this transfer"
          size={19}
          tone="green"
        />
      </Panel>
    </Scene>
  );
}
