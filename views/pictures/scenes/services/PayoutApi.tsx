import { Avatar } from '../../kit/Avatar.tsx';
import { Dots } from '../../kit/Backdrop.tsx';
import { BalanceCard } from '../../kit/BalanceCard.tsx';
import { Label } from '../../kit/Label.tsx';
import { MoneyStream } from '../../kit/MoneyStream.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TurningPill } from '../../kit/TurningPill.tsx';
import { payoutBalance, payouts } from './payouts.ts';

/** Where each stream leaves the balance. */
const exits = [212, 260, 307, 328];

/** One request, and the balance from which four payouts flow, each by its mode and as broad as its amount. */
export function PayoutApi() {
  return (
    <Scene width={640} height={520} ground="deep">
      <Dots x={32} y={32} size={576} rows={29} tone="deep-lift" />
      {payouts.map(({ name, mode, thick }, index) => (
        <MoneyStream
          key={name}
          from={[220, exits[index] ?? 0]}
          to={[364, 82 + index * 119]}
          thick={thick}
          tone={index === 3 ? 'marigold' : 'brand-lift'}
          pill={index === 3 ? 'marigold' : 'brand'}
          mode={mode}
        />
      ))}
      <Panel x={24} y={120} width={200} height={48} tone="night" flat>
        <Label x={100} y={30} size={15} tone="code-string" anchor="middle" mono>
          POST /v1/payouts
        </Label>
      </Panel>
      <BalanceCard
        x={24}
        y={184}
        width={200}
        height={160}
        title="Payout balance"
        amount={payoutBalance}
        size={32}
      />
      {payouts.map(({ name, glyph, tone, amount }, index) => (
        <Panel key={name} x={364} y={31 + index * 119} width={256} height={102}>
          <Avatar x={42} y={51} size={48} glyph={glyph} tone={tone} />
          <Label x={76} y={42} size={16} weight={600}>
            {name}
          </Label>
          <Label x={76} y={78} size={20} weight={800}>
            {amount}
          </Label>
          {index === 2 && (
            <TurningPill x={242} y={58} anchor="end" was="Sent">
              Paid
            </TurningPill>
          )}
          {index < 2 && (
            <Pill x={242} y={58} anchor="end" tone="green">
              Paid
            </Pill>
          )}
          {index === 3 && (
            <Pill x={242} y={58} anchor="end" tone="marigold">
              Pending
            </Pill>
          )}
        </Panel>
      ))}
    </Scene>
  );
}
