import { BarChart } from '../Chart.tsx';
import { CodeWindow } from '../CodeWindow.tsx';
import { Glyph } from '../Glyph.tsx';
import { Label } from '../Label.tsx';
import { Panel } from '../Panel.tsx';
import { Phone } from '../Phone.tsx';
import { Pill } from '../Pill.tsx';
import { Receipt } from '../Receipt.tsx';
import { Row } from '../Row.tsx';
import { Scene } from '../Scene.tsx';
import { Ticket } from '../Ticket.tsx';

const paid = ['green', 'Paid'] as const;
const payouts = [
  { initials: 'AS', title: 'Ananya Sen', note: 'IMPS', amount: '₹25,000', status: paid },
  { initials: 'GP', title: 'Gupta Packaging', note: 'RTGS', amount: '₹2,36,000', status: paid },
  { initials: 'IS', title: 'Imran Shaikh', note: 'UPI', amount: '₹1,299', status: paid },
  { initials: 'MK', title: 'Meera Krishnan', note: 'NEFT', amount: '₹61,200', status: paid },
  {
    initials: 'LN',
    title: 'Lakshmi Nair',
    note: 'PPI Wallet',
    amount: '₹850',
    status: ['marigold', 'Pending'],
  },
] as const;

const days = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/** The disc that everything stands before, with its orbit and a small sun. */
function Sky() {
  return (
    <>
      <defs>
        <linearGradient id="disc" x1="0" y1="0" x2="1" y2="1">
          <stop className="stop-brand-soft" />
          <stop offset=".55" className="stop-brand-lift" />
          <stop offset="1" className="stop-brand" />
        </linearGradient>
      </defs>
      <circle
        cx={400}
        cy={336}
        r={328}
        className="stroke-brand-lift"
        strokeWidth={1.5}
        opacity={0.4}
      />
      <circle cx={400} cy={336} r={288} fill="url(#disc)" />
      <circle cx={656} cy={88} r={52} className="marigold" />
      <circle cx={73} cy={359} r={7} className="brand" />
      <circle cx={611} cy={587} r={7} className="brand" />
    </>
  );
}

/** What the company’s services bring about, together: a recharge, payouts, a sale, a ticket, an answer. */
export function Hero() {
  return (
    <Scene width={760} height={680} ground="none">
      <Sky />
      <Ticket x={56} y={64} width={232} height={120} tear={152} turn={-6}>
        <Label x={20} y={34} size={17} weight={700}>
          Howrah
        </Label>
        <Label x={20} y={56} size={15} tone="muted">
          to Patna
        </Label>
        <Label x={192} y={36} size={15} tone="muted" anchor="middle">
          Berth
        </Label>
        <Label x={192} y={60} size={20} weight={800} anchor="middle">
          31
        </Label>
      </Ticket>
      <Panel x={16} y={128} width={264} height={192}>
        <Label x={20} y={36} size={15} tone="muted">
          Volume today
        </Label>
        <Label x={20} y={68} size={28} weight={800}>
          ₹18,42,560
        </Label>
        <BarChart
          x={16}
          y={88}
          width={208}
          height={64}
          values={[5, 7, 6, 9, 8, 10, 12]}
          labels={days}
        />
      </Panel>
      <CodeWindow
        x={472}
        y={104}
        width={272}
        title="200 OK"
        size={15}
        lines={['    "status": "success",', '    "amount": 299,', '    "refund": false']}
      />
      <Phone x={256} y={32} width={264} height={600}>
        <circle cx={123} cy={108} r={42} className="green-soft" />
        <circle cx={123} cy={108} r={28} className="green" />
        <Glyph name="check" x={106} y={91} size={34} tone="surface" bold />
        <Label x={123} y={182} size={18} weight={600} anchor="middle">
          Recharge successful
        </Label>
        <Label x={123} y={236} size={52} weight={800} anchor="middle">
          ₹299
        </Label>
        <Pill x={123} y={256} anchor="middle" tone="brand" size={15}>
          Balance ₹18,451
        </Pill>
        <path d="M24 308.5H222" className="stroke-line" />
      </Phone>
      <Receipt
        x={20}
        y={368}
        turn={-4}
        width={232}
        title="Sri Balaji Stores"
        note="14 Nov 2026, 10:24"
        lines={[
          ['Card', '•••• 4417'],
          ['Mode', 'Tap'],
          ['Approval', '204118'],
        ]}
        total={['Paid', '₹1,850']}
      />
      <Panel x={296} y={368} width={448} height={296} title="Payout batch" note="5 of 5 sent">
        {payouts.map((payout, index) => (
          <Row
            key={payout.title}
            {...payout}
            x={20}
            y={64 + index * 45}
            width={408}
            size={15}
            tone={index % 2 ? 'marigold' : 'brand'}
          />
        ))}
      </Panel>
    </Scene>
  );
}
