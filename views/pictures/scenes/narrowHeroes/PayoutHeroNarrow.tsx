import { Payee } from '../../kit/people/Payee.tsx';
import { BalanceCard } from '../../kit/screens/BalanceCard.tsx';
import { PayoutMark } from '../../kit/screens/PayoutMark.tsx';
import { Label, textWidth } from '../../kit/shapes/Label.tsx';
import { MoneyStream } from '../../kit/shapes/MoneyStream.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StreamName } from '../../kit/shapes/StreamName.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { payoutBalance, payouts } from '../services/payouts.ts';

const last = payouts.length - 1;

/** Half as broad as in the wide picture, but never too thin to be seen. */
const thickOf = (thick: number) => Math.max(4, thick / 2);

/** Where the streams leave the balance, with as much between any two of them. */
const exits = [80.75, 51.5, 39.5, 30, 22];

/** Where the payees begin, how high they are, and from one to the next. */
const row = { x: 138, top: 144, width: 250, height: 64, step: 74 };
const topOf = (index: number) => row.top + index * row.step;
const middleOf = (index: number) => topOf(index) + row.height / 2;

/** The letters of a mode, and the middle of its name, which ends just before the payee. */
const letters = 16;
const nameAt = (mode: string) => row.x - 4 - (textWidth(mode, letters) + letters * 1.5) / 2;

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
          to={[row.x + 8, middleOf(index)]}
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
        <g key={name}>
          <StreamName x={nameAt(mode)} y={middleOf(index)} size={letters}>
            {mode}
          </StreamName>
          <Panel x={row.x} y={topOf(index)} width={row.width} height={row.height}>
            <Payee x={32} y={32} size={50} hair={hair} clothes={clothes} />
            <Label x={66} y={26} size={16} weight={600} tone="muted">
              {name}
            </Label>
            <Label x={66} y={51} size={22} weight={800}>
              {amount}
            </Label>
            <At x={225} y={32} scale={0.88}>
              <PayoutMark x={0} y={0} status={statusOf(index)} />
            </At>
          </Panel>
        </g>
      ))}
    </Scene>
  );
}
