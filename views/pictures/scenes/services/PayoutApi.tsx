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

/** Where the streams leave the balance, with as much between any two of them. */
const exits = [198, 258, 292, 323, 351];

/** The balance, as high as the payees, and where these begin. */
const balance = { x: 24, y: 22, width: 172, height: 476 };
const payeesFrom = 348;
const halfway = (balance.x + balance.width + payeesFrom) / 2;

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
          from={[balance.x + balance.width, exits[index] ?? 0]}
          to={[payeesFrom, middleOf(index)]}
          thick={thick}
          tone={index === last ? 'marigold' : 'code-number'}
        />
      ))}
      {payouts.map(({ name, mode }, index) => (
        <StreamName
          key={name}
          x={halfway}
          y={((exits[index] ?? 0) + middleOf(index)) / 2}
          size={15}
        >
          {mode}
        </StreamName>
      ))}
      <Panel {...balance} tone="sheen">
        <Glyph name="wallet" x={16} y={22} size={44} tone="on-brand" />
        <Label x={18} y={224} size={18} tone="on-brand">
          Payout balance
        </Label>
        <Label x={18} y={259} size={27} weight={800} tone="on-brand">
          {payoutBalance}
        </Label>
        <Panel x={8} y={422} width={156} height={46} radius={10} tone="night" flat>
          <Label x={78} y={28} size={14.5} tone="code-string" anchor="middle" mono>
            POST /v1/payouts
          </Label>
        </Panel>
      </Panel>
      {payouts.map(({ name, hair, clothes, amount }, index) => (
        <Panel key={name} x={payeesFrom} y={middleOf(index) - 42} width={268} height={84}>
          <Payee x={42} y={42} size={52} hair={hair} clothes={clothes} />
          <Label x={80} y={35} size={15} weight={600} tone="muted">
            {name}
          </Label>
          <Label x={80} y={62} size={22} weight={800}>
            {amount}
          </Label>
          <PayoutMark x={240} y={42} status={statusOf(index)} />
        </Panel>
      ))}
    </Scene>
  );
}
