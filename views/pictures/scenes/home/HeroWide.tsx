import { Phone } from '../../kit/devices/Phone.tsx';
import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Ticket } from '../../kit/documents/Ticket.tsx';
import { CodeWindow } from '../../kit/screens/CodeWindow.tsx';
import { PayoutBatch } from '../../kit/screens/PayoutBatch.tsx';
import { RechargeDone } from '../../kit/screens/RechargeDone.tsx';
import { BarChart } from '../../kit/shapes/Chart.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Disc } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const days = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];

/** What the company’s services bring about, together: a recharge, payouts, a sale, a ticket, an answer. */
export function HeroWide() {
  return (
    <Scene width={760} height={680} ground="none">
      <Disc x={424} y={336} size={288} />
      <circle cx={750} cy={296} r={7} className="brand" />
      <circle cx={656} cy={88} r={52} className="marigold" />
      <Ticket x={28} y={64} width={200} height={120} tear={136} turn={-6}>
        <Label x={20} y={34} size={17} weight={700}>
          Howrah
        </Label>
        <Label x={20} y={56} size={15} tone="muted">
          to Patna
        </Label>
        <Label x={168} y={36} size={15} tone="muted" anchor="middle">
          Berth
        </Label>
        <Label x={168} y={60} size={20} weight={800} anchor="middle">
          31
        </Label>
      </Ticket>
      <Panel x={24} y={128} width={256} height={192}>
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
        x={456}
        y={104}
        width={272}
        title="200 OK"
        size={15}
        lines={['      "status": "success",', '      "amount": 299,', '      "balance": 18451.5']}
      />
      <Phone x={256} y={32} width={264} height={584}>
        <RechargeDone x={123} y={108} size={50} />
        <Pill x={123} y={256} anchor="middle" tone="brand" size={15}>
          Balance ₹18,451.50
        </Pill>
      </Phone>
      <Receipt
        x={24}
        y={348}
        turn={-4}
        width={200}
        title="Sri Balaji Stores"
        note="14 Nov 2026, 10:24"
        lines={[
          ['Card', '•••• 4417'],
          ['Mode', 'Tap'],
          ['Approval', '204118'],
        ]}
        total={['Paid', '₹1,850']}
      />
      <PayoutBatch x={288} y={344} height={296} size={15} />
    </Scene>
  );
}
