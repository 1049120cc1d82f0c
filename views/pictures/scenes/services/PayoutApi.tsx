import { Rings } from '../../kit/Backdrop.tsx';
import { CodeWindow } from '../../kit/CodeWindow.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Row } from '../../kit/Row.tsx';
import { Scene } from '../../kit/Scene.tsx';

const paid = ['green', 'Paid'] as const;
const payouts = [
  { initials: 'AS', title: 'Ananya Sen', note: 'NEFT', amount: '₹42,500', status: paid },
  { glyph: 'store', title: 'Gupta Packaging', note: 'RTGS', amount: '₹2,36,000', status: paid },
  { initials: 'IS', title: 'Imran Shaikh', note: 'UPI', amount: '₹1,299', status: paid },
  {
    initials: 'LN',
    title: 'Lakshmi Nair',
    note: 'PPI Wallet',
    amount: '₹850',
    status: ['marigold', 'Pending'],
  },
] as const;

/** Four payouts and the balance that they come from, over the request that sent one of them. */
export function PayoutApi() {
  return (
    <Scene width={640} height={520}>
      <Rings x={0} y={520} size={400} />
      <CodeWindow
        x={272}
        y={20}
        width={336}
        title="POST /v1/payouts"
        size={16}
        lines={[
          '{',
          '  "beneficiaryId": "EMP-0142",',
          '  "amount": 42500,',
          '  "mode": "NEFT"',
          '}',
        ]}
      />
      <Panel x={64} y={244} width={512} height={256}>
        {payouts.map((payout, index) => (
          <g key={payout.title}>
            <Row
              {...payout}
              x={24}
              y={18 + index * 59}
              width={464}
              size={17}
              tone={index === 1 ? 'marigold' : 'brand'}
            />
            {index > 0 && <path d={`M24 ${11.5 + index * 59}H488`} className="stroke-line" />}
          </g>
        ))}
      </Panel>
      <Panel x={32} y={84} width={224} height={120} tone="sheen">
        <Label x={24} y={43} size={16} tone="on-brand">
          Payout balance
        </Label>
        <Label x={24} y={90} size={34} weight={800} tone="on-brand">
          ₹6,18,450
        </Label>
        <Glyph name="wallet" x={176} y={24} tone="on-brand" />
      </Panel>
    </Scene>
  );
}
