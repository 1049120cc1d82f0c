import { Rings } from '../../kit/Backdrop.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Row } from '../../kit/Row.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { SenderMonth } from '../../kit/SenderMonth.tsx';

/** The same beside words, with both limits and both checks. */
export function TransferLimitTall() {
  return (
    <Scene width={400} height={724} ground="mint" grows="above">
      <Rings x={400} y={724} size={420} tone="green-soft" />
      <Phone x={48} y={40} width={304} height={800} time="11:20">
        <SenderMonth x={0} y={80} radius={96} step={48} lines={3} />
      </Phone>
      <Panel x={24} y={524} width={352} height={172}>
        <Row
          x={20}
          y={20}
          width={312}
          glyph="id"
          title="Document seen"
          note="on the first visit"
          size={19}
        />
        <path d="M20 86H332" className="stroke-line" />
        <Row
          x={20}
          y={104}
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
