import { Arrival } from '../../kit/Arrival.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { Connector } from '../../kit/Connector.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { offers } from './offers.ts';

/** The middle of a row: what is offered, its line on the table, and what is asked for are on one level. */
const rowAt = (row: number): number => 168 + row * 72;

const sides = [
  { x: 24, title: 'Lender' },
  { x: 488, title: 'Borrower' },
] as const;

/** Offers and requests that meet on an open table, and the chain of records below it. */
export function About() {
  return (
    <Scene width={640} height={520}>
      <Rings x={320} y={520} size={400} />
      <path
        d="M320 356v8q0 20 20 20h176q20 0 20 20v8m-8-8l8 8 8-8"
        className="stroke-green"
        strokeWidth={2.5}
      />
      {offers.map(([amount], row) => (
        <g key={amount}>
          <Connector from={[152, rowAt(row)]} to={[184, rowAt(row)]} />
          <Connector from={[488, rowAt(row)]} to={[456, rowAt(row)]} tone="marigold" />
        </g>
      ))}
      {sides.map(({ x, title }, side) =>
        offers.map(([amount], row) => (
          <Panel key={`${title} ${amount}`} x={x} y={rowAt(row) - 32} width={128} height={64}>
            <Glyph
              name={side ? 'store' : 'bank'}
              x={16}
              y={11}
              size={18}
              tone={side ? 'marigold-ink' : 'brand'}
            />
            <Label x={40} y={25} tone="muted">
              {title}
            </Label>
            <Label x={16} y={50} size={18} weight={800}>
              {amount}
            </Label>
          </Panel>
        )),
      )}
      <Panel x={184} y={24} width={272} height={332} title="Open table" note="November 2026">
        <Label x={20} y={84} size={14} tone="muted">
          Amount
        </Label>
        <Label x={172} y={84} size={14} tone="muted" anchor="end">
          Months
        </Label>
        <Label x={252} y={84} size={14} tone="muted" anchor="end">
          Rate
        </Label>
        {offers.map(([amount, months, rate], row) => (
          <g key={amount} transform={`translate(0 ${rowAt(row) - 50})`}>
            {row === 1 && (
              <Arrival>
                <rect x={8} width={256} height={52} rx={8} className="green-soft" />
              </Arrival>
            )}
            <Label x={20} y={33} size={19} weight={700}>
              {amount}
            </Label>
            <Label x={172} y={33} size={19} anchor="end">
              {months}
            </Label>
            <Label
              x={252}
              y={33}
              size={19}
              weight={700}
              anchor="end"
              tone={row === 1 ? 'green-ink' : 'ink'}
            >
              {rate}
            </Label>
          </g>
        ))}
      </Panel>
      <path d="M64 456H576" className="stroke-brand-lift" strokeWidth={6} />
      {['7c1e…a4', 'd208…6b', '5e0a…c8', 'f47b…19'].map((hash, index) => (
        <Panel key={hash} x={40 + index * 144} y={416} width={128} height={80} tone="night">
          <Label x={16} y={34} size={16} weight={700} tone="on-deep">
            {`No. ${1040 + index}`}
          </Label>
          <Label x={16} y={59} size={15} tone="code-number" mono>
            {hash}
          </Label>
        </Panel>
      ))}
    </Scene>
  );
}
