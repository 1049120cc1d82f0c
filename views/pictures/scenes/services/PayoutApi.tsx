import { Avatar } from '../../kit/people/Avatar.tsx';
import { PayoutStatus } from '../../kit/screens/PayoutStatus.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { MoneyStream } from '../../kit/shapes/MoneyStream.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { payoutBalance, payouts } from './payouts.ts';

/** Where each stream leaves the balance; together they are as high as it is. */
const exits = [172, 250, 294, 334, 370];

/** From receiver to receiver, and the last, whose payout is pending. */
const step = 96;
const last = payouts.length - 1;

const statusOf = (index: number) => (index === last ? 'pending' : index === 3 ? 'turning' : 'paid');

/** One request, and the balance from which five payouts flow, each by its mode and as broad as its amount. */
export function PayoutApi() {
  return (
    <Scene width={640} height={520} ground="deep">
      <Dots x={32} y={32} size={576} rows={29} tone="deep-lift" />
      {payouts.map(({ name, thick }, index) => (
        <MoneyStream
          key={name}
          from={[190, exits[index] ?? 0]}
          to={[352, 69 + index * step]}
          thick={thick}
          tone={index === last ? 'marigold' : 'brand-lift'}
        />
      ))}
      <Panel x={24} y={60} width={172} height={44} tone="night" flat>
        <Label x={86} y={27} size={14} tone="code-string" anchor="middle" mono>
          POST /v1/payouts
        </Label>
      </Panel>
      <Panel x={24} y={116} width={172} height={284} tone="sheen">
        <Glyph name="wallet" x={20} y={92} size={32} tone="on-brand" />
        <Label x={20} y={156} size={17} tone="on-brand">
          Payout balance
        </Label>
        <Label x={20} y={190} size={26} weight={800} tone="on-brand">
          {payoutBalance}
        </Label>
      </Panel>
      {payouts.map(({ name, glyph, tone, amount, mode }, index) => (
        <Panel key={name} x={348} y={28 + index * step} width={276} height={82}>
          <Avatar x={34} y={41} size={40} glyph={glyph} tone={tone} />
          <Label x={64} y={34} size={16} weight={600}>
            {name}
          </Label>
          <Label x={64} y={63} size={19} weight={800}>
            {amount}
          </Label>
          <Label x={260} y={34} size={15} weight={600} tone="brand-ink" anchor="end">
            {mode}
          </Label>
          <PayoutStatus x={262} y={46} size={13} anchor="end" status={statusOf(index)} />
        </Panel>
      ))}
    </Scene>
  );
}
