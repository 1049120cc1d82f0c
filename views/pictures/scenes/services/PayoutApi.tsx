import { Avatar } from '../../kit/Avatar.tsx';
import { Dots } from '../../kit/Backdrop.tsx';
import { BalanceCard } from '../../kit/BalanceCard.tsx';
import { Label } from '../../kit/Label.tsx';
import { MoneyStream, StreamMode } from '../../kit/MoneyStream.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TurningPill } from '../../kit/TurningPill.tsx';
import { payoutBalance, payouts } from './payouts.ts';

/** Where each stream leaves the balance. */
const exits = [230, 276, 316, 340, 364];

/** From receiver to receiver, and the last, whose payout is pending. */
const step = 96;
const last = payouts.length - 1;

const endsOf = (index: number) =>
  ({ from: [220, exits[index] ?? 0], to: [336, 69 + index * step] }) as const;

/** One request, and the balance from which five payouts flow, each by its mode and as broad as its amount. */
export function PayoutApi() {
  return (
    <Scene width={640} height={520} ground="deep">
      <Dots x={32} y={32} size={576} rows={29} tone="deep-lift" />
      {payouts.map(({ name, thick }, index) => (
        <MoneyStream
          key={name}
          {...endsOf(index)}
          thick={thick}
          tone={index === last ? 'marigold' : 'brand-lift'}
        />
      ))}
      {payouts.map(({ name, mode }, index) => (
        <StreamMode key={name} {...endsOf(index)} tone={index === last ? 'marigold' : 'brand'}>
          {mode}
        </StreamMode>
      ))}
      <Panel x={24} y={136} width={200} height={48} tone="night" flat>
        <Label x={100} y={30} size={15} tone="code-string" anchor="middle" mono>
          POST /v1/payouts
        </Label>
      </Panel>
      <BalanceCard
        x={24}
        y={200}
        width={200}
        height={184}
        title="Payout balance"
        amount={payoutBalance}
        size={28}
      />
      {payouts.map(({ name, glyph, tone, amount }, index) => (
        <Panel key={name} x={336} y={28 + index * step} width={288} height={82}>
          <Avatar x={34} y={41} size={40} glyph={glyph} tone={tone} />
          <Label x={62} y={35} size={16} weight={600}>
            {name}
          </Label>
          <Label x={62} y={63} size={18} weight={800}>
            {amount}
          </Label>
          {index === 2 && (
            <TurningPill x={272} y={28} anchor="end" was="Sent">
              Paid
            </TurningPill>
          )}
          {index !== 2 && index < last && (
            <Pill x={272} y={28} anchor="end" tone="green" glyph="check">
              Paid
            </Pill>
          )}
          {index === last && (
            <Pill x={272} y={28} anchor="end" tone="marigold" glyph="clock">
              Pending
            </Pill>
          )}
        </Panel>
      ))}
    </Scene>
  );
}
