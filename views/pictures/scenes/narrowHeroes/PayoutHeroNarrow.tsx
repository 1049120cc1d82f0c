import { Avatar } from '../../kit/people/Avatar.tsx';
import { BalanceCard } from '../../kit/screens/BalanceCard.tsx';
import { PayoutStatus } from '../../kit/screens/PayoutStatus.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { MoneyStream } from '../../kit/shapes/MoneyStream.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { payoutBalance, payouts } from '../services/payouts.ts';

/** By RTGS, by NEFT and by UPI. */
const shown = [payouts[0], payouts[1], payouts[3]];

const columns = [78, 200, 322];

/** The head of the payout page for phones: the balance above, and three payouts that flow down from it. */
export function PayoutHeroNarrow() {
  return (
    <Scene width={400} height={424} ground="deep">
      <Dots x={24} y={24} size={352} rows={24} tone="deep-lift" />
      {shown.map(({ name, thick }, index) => (
        <MoneyStream
          key={name}
          from={[columns[index] ?? 0, 120]}
          to={[columns[index] ?? 0, 210]}
          thick={thick}
          upright
        />
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
      {shown.map(({ name, glyph, tone, amount, mode }, index) => (
        <Panel key={name} x={(columns[index] ?? 0) - 58} y={200} width={116} height={204}>
          <Avatar x={58} y={40} size={48} glyph={glyph} tone={tone} />
          <Label x={58} y={92} size={16} weight={600} anchor="middle">
            {name.split(' ')[0] ?? name}
          </Label>
          <Label x={58} y={119} size={18} weight={800} anchor="middle">
            {amount}
          </Label>
          <Label x={58} y={145} size={16} weight={600} tone="brand-ink" anchor="middle">
            {`by ${mode}`}
          </Label>
          <PayoutStatus
            x={58}
            y={162}
            size={14}
            anchor="middle"
            status={index === 2 ? 'turning' : 'paid'}
          />
        </Panel>
      ))}
    </Scene>
  );
}
