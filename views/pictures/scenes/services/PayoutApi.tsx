import { Payee } from '../../kit/people/Payee.tsx';
import { PayoutMark } from '../../kit/screens/PayoutMark.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { MoneyStream } from '../../kit/shapes/MoneyStream.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { payoutBalance, payouts, payoutsToday } from './payouts.ts';

/** Where the streams leave the balance, with as much between any two of them. */
const exits = [234, 294, 328, 359, 387];

/** The balance, as high as the payees, and where and how wide these are. */
const balance = { x: 24, y: 22, width: 192, height: 476 };
const payees = { x: 328, width: 288 };

/** From receiver to receiver, and the last, whose payout is pending. */
const step = 98;
const last = payouts.length - 1;
const middleOf = (index: number) => 64 + index * step;

const statusOf = (index: number) => (index === last ? 'pending' : index === 3 ? 'turning' : 'paid');

/** One request, and the balance from which five payouts flow, each by its mode and as broad as its amount. */
export function PayoutApi() {
  return (
    <Scene width={640} height={520} ground="deep">
      <Rings x={0} y={260} size={420} tone="deep-lift" />
      {payouts.map(({ name, thick }, index) => (
        <MoneyStream
          key={name}
          from={[balance.x + balance.width, exits[index] ?? 0]}
          to={[payees.x, middleOf(index)]}
          thick={thick}
          tone={index === last ? 'marigold' : 'code-number'}
        />
      ))}
      <Panel {...balance} tone="sheen">
        <Glyph name="wallet" x={16} y={18} size={36} tone="on-brand" />
        <Label x={18} y={88} size={17} tone="on-brand">
          Payout balance
        </Label>
        <Label x={18} y={122} size={27} weight={800} tone="on-brand">
          {payoutBalance}
        </Label>
        <path d="M18 156H174" className="stroke-on-brand" strokeWidth={2} opacity={0.3} />
        <Label x={18} y={258} size={17} tone="on-brand">
          5 payouts today
        </Label>
        <Label x={18} y={292} size={27} weight={800} tone="on-brand">
          {payoutsToday}
        </Label>
        <Label x={18} y={322} size={16} tone="on-brand">
          4 paid, 1 pending
        </Label>
        <Panel x={18} y={412} width={156} height={46} radius={10} tone="night" flat>
          <Label x={78} y={28} size={14.5} tone="code-string" anchor="middle" mono>
            POST /v1/payouts
          </Label>
        </Panel>
      </Panel>
      {payouts.map(({ name, mode, hair, clothes, amount }, index) => (
        <Panel key={name} {...payees} y={middleOf(index) - 42} height={84}>
          <Payee x={44} y={42} size={56} hair={hair} clothes={clothes} />
          <Label x={84} y={34} size={16} weight={600} tone="muted">
            {name}
          </Label>
          <Label x={84} y={64} size={24} weight={800}>
            {amount}
          </Label>
          <At x={payees.width - 30} y={28} scale={0.8}>
            <PayoutMark x={0} y={0} status={statusOf(index)} />
          </At>
          <Label x={payees.width - 17} y={64} size={15} weight={700} tone="brand-ink" anchor="end">
            {mode}
          </Label>
        </Panel>
      ))}
    </Scene>
  );
}
