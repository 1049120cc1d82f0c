import { Payee } from '../../kit/people/Payee.tsx';
import { BalanceCard } from '../../kit/screens/BalanceCard.tsx';
import { PayoutMark } from '../../kit/screens/PayoutMark.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { MoneyStream } from '../../kit/shapes/MoneyStream.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StreamName } from '../../kit/shapes/StreamName.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { payoutBalance, payouts } from '../services/payouts.ts';

/** By RTGS, by NEFT and by UPI. */
const shown = [payouts[0], payouts[1], payouts[3]];

/** Where the streams leave the balance, side by side, and where they arrive. */
const exits = [150, 204, 219];
const columns = [78, 200, 322];

/* The middle of a stream at the height of its name, where it has nearly arrived. */
const nameAt = (from: number, to: number) => Math.round(from + (to - from) * 0.866);

/** The head of the payout page for phones: the balance above, and three payouts that flow down from it. */
export function PayoutHeroNarrow() {
  return (
    <Scene width={400} height={416} ground="deep">
      <Rings x={200} y={0} size={320} tone="deep-lift" />
      {shown.map(({ name, thick }, index) => (
        <MoneyStream
          key={name}
          from={[exits[index] ?? 0, 116]}
          to={[columns[index] ?? 0, 234]}
          thick={thick}
          upright
        />
      ))}
      {shown.map(({ name, mode }, index) => (
        <StreamName key={name} x={nameAt(exits[index] ?? 0, columns[index] ?? 0)} y={200} size={16}>
          {mode}
        </StreamName>
      ))}
      <BalanceCard
        x={20}
        y={20}
        width={360}
        height={104}
        title="Payout balance"
        amount={payoutBalance}
        size={40}
      />
      {shown.map(({ name, hair, clothes, amount }, index) => (
        <Panel key={name} x={(columns[index] ?? 0) - 58} y={228} width={116} height={168}>
          <Payee x={58} y={50} size={68} hair={hair} clothes={clothes} />
          <PayoutMark x={84} y={74} status={index === 2 ? 'turning' : 'paid'} />
          <Label x={58} y={117} size={16} weight={600} tone="muted" anchor="middle">
            {name.split(' ')[0] ?? name}
          </Label>
          <Label x={58} y={145} size={19} weight={800} anchor="middle">
            {amount}
          </Label>
        </Panel>
      ))}
    </Scene>
  );
}
