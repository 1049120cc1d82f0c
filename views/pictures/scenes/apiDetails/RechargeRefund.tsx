import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Row } from '../../kit/Row.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The prepaid balance after a recharge that failed, and its two entries: the amount taken and the amount returned. */
export function RechargeRefund() {
  return (
    <Scene width={400} height={400} ground="mint" grows="around">
      <Rings x={400} y={0} size={320} tone="green-soft" />
      <Panel x={56} y={128} width={288} height={236}>
        <Row
          x={20}
          y={80}
          width={248}
          size={18}
          glyph="phone"
          tone="red"
          title="Recharge"
          note="Failed"
          amount="−₹299"
        />
        <path d="M20 142.500H268" className="stroke-line" />
        <Row
          x={20}
          y={160}
          width={248}
          size={18}
          glyph="refresh"
          tone="green"
          title="Refund"
          note="Automatic"
          amount="+₹299"
          amountTone="green-ink"
        />
      </Panel>
      <Panel x={32} y={36} width={336} height={144} tone="sheen">
        <Label x={28} y={48} size={18} tone="on-brand">
          Prepaid balance
        </Label>
        <Label x={28} y={104} size={46} weight={800} tone="on-brand">
          ₹18,750
        </Label>
        <Pill x={308} y={28} size={17} tone="green" anchor="end">
          As before
        </Pill>
      </Panel>
    </Scene>
  );
}
