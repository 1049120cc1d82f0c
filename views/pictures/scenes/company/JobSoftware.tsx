import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Of each service: its icon and colour, and what it writes. */
const services = [
  ['phone', 'brand', 'Recharge', '₹299'],
  ['bank', 'marigold', 'Payout', '₹4,500'],
  ['train', 'green', 'Ticket', '₹1,120'],
] as const;

const tile = { x: 40, side: 68, step: 84 } as const;
const ledger = { x: 236, y: 24, width: 372, height: 252 } as const;
const head = 60;
const row = 64;

/** What a senior developer builds: services that write to one ledger, in which every amount is matched. */
export const JobSoftware = () => (
  <Scene width={640} height={300} ground="lilac">
    <Panel {...ledger} radius={20}>
      <path d={`M0 ${head}V20A20 20 0 0120 0H352a20 20 0 0120 20V${head}z`} fill="url(#night)" />
      <Label x={32} y={40} size={27} weight={700} tone="on-deep">
        Ledger
      </Label>
      <Label x={350} y={39} size={24} weight={600} tone="on-deep-muted" anchor="end">
        Matched
      </Label>
      {services.map(([, , name, amount], index) => (
        <g key={name} transform={`translate(0 ${head + index * row})`}>
          {index > 0 && <path d="M32 0H350" className="stroke-line" strokeWidth={2} />}
          <Label x={32} y={41} size={26} weight={500} tone="muted">
            {name}
          </Label>
          <Label x={296} y={42} size={29} weight={700} anchor="end">
            {amount}
          </Label>
          <Tick x={333} y={32} size={34} />
        </g>
      ))}
    </Panel>
    {services.map(([glyph, tone, name], index) => {
      const y = 150 + (index - 1) * tile.step;
      const end = ledger.y + head + (index + 0.5) * row;
      const from = tile.x + tile.side;
      const middle = (from + ledger.x) / 2;
      return (
        <g key={name}>
          <path
            d={`M${from} ${y}C${middle} ${y} ${middle} ${end} ${ledger.x} ${end}`}
            className={`stroke-${tone}`}
            strokeWidth={5}
          />
          <circle cx={ledger.x} cy={end} r={9} className={tone} />
          <rect
            x={tile.x}
            y={y - tile.side / 2}
            width={tile.side}
            height={tile.side}
            rx={18}
            className={tone}
          />
          <Glyph
            name={glyph}
            x={tile.x + 13}
            y={y - 21}
            size={42}
            tone={tone === 'marigold' ? 'deep' : 'on-brand'}
          />
        </g>
      );
    })}
  </Scene>
);
