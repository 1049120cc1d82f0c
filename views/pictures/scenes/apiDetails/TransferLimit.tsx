import { Rings } from '../../kit/Backdrop.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Row } from '../../kit/Row.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { SenderMonth } from '../../kit/SenderMonth.tsx';

/** What one sender may still send this month, on the phone of the counter. */
export function TransferLimit() {
  return (
    <Scene width={400} height={540} ground="mint" grows="above">
      <Rings x={400} y={540} size={360} tone="green-soft" />
      <Phone x={48} y={36} width={304} height={640} time="">
        <SenderMonth
          x={0}
          y={82}
          radius={81}
          step={44}
          lines={[
            ['Sent', '₹22,800'],
            ['Limit a month', '₹25,000'],
          ]}
        />
      </Phone>
      <Panel x={24} y={438} width={352} height={84}>
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
