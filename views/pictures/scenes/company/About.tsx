import { Arrival } from '../../kit/Arrival.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { Connector } from '../../kit/Connector.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { offers } from './offers.ts';

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
        d="M320 328v12q0 20 20 20h176q20 0 20 20v12m-8-8l8 8 8-8"
        className="stroke-brand"
        strokeWidth={2.5}
      />
      <circle cx={320} cy={328} r={5} className="brand" />
      {[0, 1, 2].map((row) => (
        <g key={row}>
          <Connector from={[152, 96 + row * 96]} to={[184, 166 + row * 60]} />
          <Connector from={[488, 96 + row * 96]} to={[456, 166 + row * 60]} tone="marigold" />
        </g>
      ))}
      {sides.map(({ x, title }, side) =>
        offers.map(([amount], row) => (
          <Panel key={`${title} ${amount}`} x={x} y={56 + row * 96} width={128} height={80}>
            <Glyph
              name={side ? 'store' : 'bank'}
              x={16}
              y={16}
              size={20}
              tone={side ? 'marigold-ink' : 'brand'}
            />
            <Label x={42} y={32} tone="muted">
              {title}
            </Label>
            <Label x={16} y={62} size={19} weight={800}>
              {amount}
            </Label>
          </Panel>
        )),
      )}
      <Panel x={184} y={40} width={272} height={288} title="Open table" note="November 2026">
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
          <g key={amount} transform={`translate(0 ${100 + row * 60})`}>
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
      <path d="M64 440H576" className="stroke-brand-lift" strokeWidth={6} />
      {['7c1e…a4', 'd208…6b', '5e0a…c8', 'f47b…19'].map((hash, index) => (
        <Panel key={hash} x={40 + index * 144} y={400} width={128} height={80} tone="night">
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
