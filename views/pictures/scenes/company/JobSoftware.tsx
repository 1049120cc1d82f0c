import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Of each service: its icon, colour and the left edge of its tile, and what it writes. */
const services = [
  ['phone', 'brand', 24, 'Recharge', '₹299'],
  ['bank', 'marigold', 48, 'Payout', '₹4,500'],
  ['train', 'green', 24, 'Ticket', '₹1,120'],
] as const;

const tile = 76;
const ledger = { x: 252, y: 16, width: 372, height: 320 } as const;
const head = 60;
const row = 68;

/** What a senior developer builds: services that write to one ledger, in which every amount is matched. */
export const JobSoftware = () => (
  <Scene width={640} height={300} ground="lilac">
    <Panel {...ledger} radius={20}>
      <path d={`M0 ${head}V20A20 20 0 0120 0H352a20 20 0 0120 20V${head}z`} fill="url(#night)" />
      <Label x={30} y={40} size={28} weight={700} tone="on-deep">
        Ledger
      </Label>
      <Label x={352} y={39} size={24} weight={600} tone="on-deep-muted" anchor="end">
        Matched
      </Label>
      {services.map(([, , , name, amount], index) => (
        <g key={name} transform={`translate(0 ${head + index * row})`}>
          <Label x={30} y={44} size={28} weight={600} tone="muted">
            {name}
          </Label>
          <Label x={302} y={45} size={31} weight={700} anchor="end">
            {amount}
          </Label>
          <Tick x={336} y={34} size={38} />
          <path d={`M1 ${row}H371`} className="stroke-line" strokeWidth={2} />
        </g>
      ))}
    </Panel>
    {services.map(([glyph, tone, x, name], index) => {
      const y = 54 + index * 94;
      const end = ledger.y + head + (index + 0.5) * row;
      const middle = (x + tile + ledger.x) / 2;
      return (
        <g key={name}>
          <path
            d={`M${x + tile} ${y}C${middle} ${y} ${middle} ${end} ${ledger.x} ${end}`}
            className={`stroke-${tone}`}
            strokeWidth={5}
          />
          <circle cx={ledger.x} cy={end} r={9} className={tone} />
          <RupeeCoin x={middle} y={(y + end) / 2} radius={19} />
          <rect x={x} y={y - tile / 2} width={tile} height={tile} rx={20} className={tone} />
          <Glyph
            name={glyph}
            x={x + 15}
            y={y - 23}
            size={46}
            tone={tone === 'marigold' ? 'deep' : 'on-brand'}
          />
        </g>
      );
    })}
  </Scene>
);
