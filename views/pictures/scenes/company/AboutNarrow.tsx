import { Arrival } from '../../kit/Arrival.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { Connector } from '../../kit/Connector.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { offers } from './offers.ts';

const sides = [
  { x: 24, name: 'Lenders', glyph: 'bank', tone: 'brand' },
  { x: 272, name: 'Borrowers', glyph: 'store', tone: 'marigold-ink' },
] as const;

const columns = [
  ['Amount', 24, 'start'],
  ['Months', 256, 'end'],
  ['Rate', 392, 'end'],
] as const;

/** The open table with what the two sides bring to it, in letters for a phone. */
export function AboutNarrow() {
  return (
    <Scene width={480} height={460}>
      <Rings x={240} y={460} size={320} />
      {sides.map(({ x, name, glyph, tone }) => (
        <Panel key={name} x={x} y={24} width={184} height={64}>
          <Glyph name={glyph} x={20} y={19} size={26} tone={tone} />
          <Label x={58} y={39} size={19} weight={700}>
            {name}
          </Label>
        </Panel>
      ))}
      <Connector from={[116, 88]} to={[116, 125]} upright arrow />
      <Connector from={[364, 88]} to={[364, 125]} tone="marigold" upright arrow />
      <Panel x={24} y={128} width={416} height={216}>
        {columns.map(([name, x, anchor]) => (
          <Label key={name} x={x} y={36} size={17} tone="muted" anchor={anchor}>
            {name}
          </Label>
        ))}
        {offers.map(([amount, months, rate], row) => (
          <g key={amount} transform={`translate(0 ${52 + row * 52})`}>
            {row === 1 && (
              <Arrival>
                <rect x={8} width={400} height={48} rx={8} className="green-soft" />
              </Arrival>
            )}
            <Label x={24} y={32} size={22} weight={700}>
              {amount}
            </Label>
            <Label x={256} y={32} size={22} anchor="end">
              {months}
            </Label>
            <Label
              x={392}
              y={32}
              size={22}
              weight={700}
              anchor="end"
              tone={row === 1 ? 'green-ink' : 'ink'}
            >
              {rate}
            </Label>
          </g>
        ))}
      </Panel>
      <path d="M432 256H452q10 0 10 10V394q0 10-6 10" className="stroke-green" strokeWidth={3} />
      <path d="M48 404H432" className="stroke-brand-lift" strokeWidth={6} />
      {[1040, 1041, 1042].map((number, index) => (
        <Panel key={number} x={24 + index * 152} y={376} width={128} height={56} tone="night">
          <Label x={64} y={35} size={18} weight={700} tone="on-deep" anchor="middle">
            {`No. ${number}`}
          </Label>
        </Panel>
      ))}
    </Scene>
  );
}
