import { Rings } from '../../kit/Backdrop.tsx';
import { Donut } from '../../kit/Donut.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Row } from '../../kit/Row.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** What one sender may still send this month, on the phone of the counter. */
export function TransferLimit() {
  return (
    <Scene width={400} height={540} ground="mint" grows="above">
      <Rings x={400} y={540} size={360} tone="green-soft" />
      <Phone x={48} y={36} width={304} height={640} time="">
        <Label x={143} y={86} size={19} weight={700} anchor="middle">
          Sender 98300 XXXXX
        </Label>
        <Donut
          x={143}
          y={196}
          radius={88}
          thickness={24}
          shares={[
            [0.912, 'brand'],
            [0.088, 'green'],
          ]}
        />
        <Label x={143} y={190} size={16} tone="muted" anchor="middle">
          Left in November
        </Label>
        <Label x={143} y={226} size={32} weight={800} anchor="middle" tone="green-ink">
          ₹2,200
        </Label>
        <Label x={24} y={326} size={17} tone="muted">
          Sent
        </Label>
        <Label x={262} y={326} size={18} weight={700} anchor="end">
          ₹22,800
        </Label>
        <path d="M24 342.500H262" className="stroke-line" />
        <Label x={24} y={370} size={17} tone="muted">
          Limit a month
        </Label>
        <Label x={262} y={370} size={18} weight={700} anchor="end">
          ₹25,000
        </Label>
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
