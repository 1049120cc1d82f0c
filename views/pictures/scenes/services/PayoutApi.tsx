import { Payee } from '../../kit/people/Payee.tsx';
import { PayoutMark } from '../../kit/screens/PayoutMark.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { MoneyStream } from '../../kit/shapes/MoneyStream.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { StreamName } from '../../kit/shapes/StreamName.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { payoutBalance, payouts } from './payouts.ts';

/** Where the streams leave the balance, side by side as one. */
const exits = [209, 267, 291, 309, 323];

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
          from={[208, exits[index] ?? 0]}
          to={[356, middleOf(index)]}
          thick={thick}
          tone={index === last ? 'marigold' : 'code-number'}
        />
      ))}
      {payouts.map(({ name, mode }, index) => (
        <StreamName key={name} x={282} y={((exits[index] ?? 0) + middleOf(index)) / 2} size={15}>
          {mode}
        </StreamName>
      ))}
      <Panel x={24} y={92} width={188} height={48} tone="night">
        <Label x={94} y={30} size={16} tone="code-string" anchor="middle" mono>
          POST /v1/payouts
        </Label>
      </Panel>
      <Panel x={24} y={152} width={188} height={216} tone="sheen">
        <Glyph name="wallet" x={22} y={24} size={36} tone="on-brand" />
        <Label x={22} y={156} size={18} tone="on-brand">
          Payout balance
        </Label>
        <Label x={22} y={190} size={28} weight={800} tone="on-brand">
          {payoutBalance}
        </Label>
      </Panel>
      {payouts.map(({ name, hair, clothes, amount }, index) => (
        <Panel key={name} x={348} y={middleOf(index) - 42} width={268} height={84}>
          <Payee x={42} y={42} size={52} hair={hair} clothes={clothes} />
          <Label x={80} y={35} size={15} weight={600} tone="muted">
            {name}
          </Label>
          <Label x={80} y={62} size={22} weight={800}>
            {amount}
          </Label>
          <PayoutMark x={238} y={42} status={statusOf(index)} />
        </Panel>
      ))}
    </Scene>
  );
}
