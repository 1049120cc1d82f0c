import { Payee } from '../../kit/people/Payee.tsx';
import { BalanceCard } from '../../kit/screens/BalanceCard.tsx';
import { PayoutMark } from '../../kit/screens/PayoutMark.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { MoneyStream } from '../../kit/shapes/MoneyStream.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { payoutBalance, payouts } from '../services/payouts.ts';

const last = payouts.length - 1;

/** Less broad than in the wide picture, but never too thin to be seen. */
const thickOf = (thick: number) => Math.max(4, thick * 0.7);

/** Where the streams leave the balance, with as much between any two of them. */
const exits = [95, 62, 46.5, 33, 21];

/** Where the payees begin, how high they are, and from one to the next. */
const row = { x: 141, top: 144, width: 247, height: 64, step: 74 };
const topOf = (index: number) => row.top + index * row.step;
const middleOf = (index: number) => topOf(index) + row.height / 2;

const statusOf = (index: number) => (index === last ? 'pending' : index === 3 ? 'turning' : 'paid');

/** The head of the payout page for phones: the balance above, and five payouts that run down from it, each into its row. */
export function PayoutHeroNarrow() {
  return (
    <Scene width={400} height={516} ground="deep">
      <Rings x={0} y={110} size={320} tone="deep-lift" />
      {payouts.map(({ name, thick }, index) => (
        <MoneyStream
          key={name}
          from={[exits[index] ?? 0, 92]}
          to={[row.x, middleOf(index)]}
          thick={thickOf(thick)}
          tone={index === last ? 'marigold' : 'code-number'}
          falls
        />
      ))}
      <BalanceCard
        x={12}
        y={12}
        width={376}
        height={92}
        title="Payout balance"
        amount={payoutBalance}
        size={40}
      />
      {payouts.map(({ name, mode, hair, clothes, amount }, index) => (
        <Panel key={name} x={row.x} y={topOf(index)} width={row.width} height={row.height}>
          <Payee x={33} y={32} size={50} hair={hair} clothes={clothes} />
          <Label x={66} y={26} size={15} weight={600} tone="muted">
            {name}
          </Label>
          <Label x={66} y={51} size={22} weight={800}>
            {amount}
          </Label>
          <At x={row.width - 23} y={21} scale={0.75}>
            <PayoutMark x={0} y={0} status={statusOf(index)} />
          </At>
          <Label x={row.width - 12} y={51} size={14} weight={700} tone="brand-ink" anchor="end">
            {mode}
          </Label>
        </Panel>
      ))}
    </Scene>
  );
}
