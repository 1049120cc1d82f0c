import { Payee } from '../../kit/people/Payee.tsx';
import { BalanceCard } from '../../kit/screens/BalanceCard.tsx';
import { PayoutMark } from '../../kit/screens/PayoutMark.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { MoneyStream } from '../../kit/shapes/MoneyStream.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StreamName } from '../../kit/shapes/StreamName.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { payoutBalance, payouts } from '../services/payouts.ts';

/** To bank accounts by RTGS and by NEFT, to a UPI ID, and to a wallet. */
const shown = [payouts[0], payouts[1], payouts[3], payouts[4]];
const last = shown.length - 1;

/** Where the streams leave the balance, and where they arrive: both in even steps. */
const exitOf = (index: number) => 98 + index * 68;
const columnOf = (index: number) => 62 + index * 92;

/** Thinner than beside the wide picture’s cards, so that the thickest is narrower than its name and its card. */
const thickOf = (thick: number) => Math.max(6, Math.round(thick * 0.52));

/* The middle of a stream at the height of its name, a little past half of its way. */
const nameAt = (index: number) =>
  Math.round(exitOf(index) + (columnOf(index) - exitOf(index)) * 0.62);

const statusOf = (index: number) => (index === last ? 'pending' : index === 2 ? 'turning' : 'paid');

/** The head of the payout page for phones: the balance above, and four payouts that flow down from it. */
export function PayoutHeroNarrow() {
  return (
    <Scene width={400} height={436} ground="deep">
      <Rings x={200} y={0} size={320} tone="deep-lift" />
      {shown.map(({ name, thick }, index) => (
        <MoneyStream
          key={name}
          from={[exitOf(index), 116]}
          to={[columnOf(index), 284]}
          thick={thickOf(thick)}
          tone={index === last ? 'marigold' : 'code-number'}
          upright
        />
      ))}
      {shown.map(({ name, mode }, index) => (
        <StreamName key={name} x={nameAt(index)} y={208} size={14}>
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
        <Panel key={name} x={columnOf(index) - 42} y={276} width={84} height={140}>
          <Payee x={42} y={42} size={60} hair={hair} clothes={clothes} />
          <At x={63} y={63} scale={0.78}>
            <PayoutMark x={0} y={0} status={statusOf(index)} />
          </At>
          <Label x={42} y={98} size={14} weight={600} tone="muted" anchor="middle">
            {name.split(' ')[0] ?? name}
          </Label>
          <Label x={42} y={122} size={14} weight={800} anchor="middle">
            {amount}
          </Label>
        </Panel>
      ))}
    </Scene>
  );
}
