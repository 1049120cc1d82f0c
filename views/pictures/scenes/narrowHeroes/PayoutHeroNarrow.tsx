import { Avatar } from '../../kit/Avatar.tsx';
import { Dots } from '../../kit/Backdrop.tsx';
import { BalanceCard } from '../../kit/BalanceCard.tsx';
import { Label } from '../../kit/Label.tsx';
import { MoneyStream, StreamMode } from '../../kit/MoneyStream.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TurningPill } from '../../kit/TurningPill.tsx';
import { payoutBalance, payouts } from '../services/payouts.ts';

const shown = payouts.slice(0, 3);

const columns = [78, 200, 322];

const endsOf = (index: number) =>
  ({ from: [140 + index * 60, 120], to: [columns[index] ?? 0, 228] }) as const;

/** The head of the payout page for phones: the balance above, and three payouts that flow down from it. */
export function PayoutHeroNarrow() {
  return (
    <Scene width={400} height={396} ground="deep">
      <Dots x={24} y={24} size={352} rows={22} tone="deep-lift" />
      {shown.map(({ name, thick }, index) => (
        <MoneyStream key={name} {...endsOf(index)} thick={thick} upright />
      ))}
      {shown.map(({ name, mode }, index) => (
        <StreamMode key={name} {...endsOf(index)} share={0.56}>
          {mode}
        </StreamMode>
      ))}
      <BalanceCard
        x={20}
        y={20}
        width={360}
        height={112}
        title="Payout balance"
        amount={payoutBalance}
        size={40}
      />
      {shown.map(({ name, glyph, tone, amount }, index) => (
        <Panel key={name} x={(columns[index] ?? 0) - 58} y={220} width={116} height={156}>
          <Avatar x={58} y={38} size={44} glyph={glyph} tone={tone} />
          <Label x={58} y={84} size={15} weight={600} anchor="middle">
            {name.split(' ')[0] ?? name}
          </Label>
          <Label x={58} y={110} size={17} weight={800} anchor="middle">
            {amount}
          </Label>
          {index < 2 ? (
            <Pill x={58} y={122} anchor="middle" tone="green" glyph="check">
              Paid
            </Pill>
          ) : (
            <TurningPill x={58} y={122} anchor="middle" was="Sent">
              Paid
            </TurningPill>
          )}
        </Panel>
      ))}
    </Scene>
  );
}
