import { Glow } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PersonStanding } from '../../kit/Person.tsx';
import { type Peak, Ranges } from '../../kit/Ranges.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Shop } from '../../kit/Shop.tsx';

const peaks: readonly Peak[] = [
  [784, 44, 210],
  [708, 136, 140],
  [862, 128, 170],
  [1076, 148, 150],
];

const farHill = 'M480 320C600 208 760 232 880 224s200-32 256-16V320z';
const nearHill = 'M-8 292c160-24 360-8 560-4s400-56 592-24v56H-8z';

/** From the sender in Kolkata over the shop's counter to the family below the mountains; each above its stop. */
export function NepalRoute() {
  return (
    <Scene width={1136} height={320} ground="deep">
      <Glow x={568} y={320} size={640} tone="brand-lift" />
      <circle cx={392} cy={64} r={28} className="marigold" />
      <Ranges peaks={peaks} />
      <path d={farHill} className="deep" />
      <path d={farHill} className="green" opacity={0.45} />
      <path d={nearHill} className="deep" />
      <path d={nearHill} className="green" opacity={0.55} />
      <Route d="M280 160C340 104 440 120 476 228" />
      <Route d="M672 228C712 128 820 104 906 172" />
      {/* Turned round, so that he looks where the money goes. */}
      <g transform="matrix(-1 0 0 1 511 0)">
        <PersonStanding x={216} y={84} scale={0.82} clothes="marigold" trousers="on-deep-muted" />
      </g>
      <Shop x={480} y={84} scale={0.78} hair="long" clothes="green" />
      <House x={1000} y={156} />
      <PersonStanding x={892} y={108} scale={0.72} hair="bun" clothes="red" />
      <Place x={24} y={24} name="Kolkata" amount="₹15,000" />
      <Place x={912} y={16} name="Pokhara" amount="NPR 24,000" received />
    </Scene>
  );
}

/** Dots on the way of the money, from one hand or counter to the next. */
const Route = ({ d }: { readonly d: string }) => (
  <path d={d} className="stroke-marigold" strokeWidth={5} strokeDasharray="1 14" />
);

interface PlaceProps {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly amount: string;
  readonly received?: boolean;
}

function Place({ x, y, name, amount, received }: PlaceProps) {
  return (
    <Panel x={x} y={y} width={200} height={76} tone={received ? 'green-soft' : 'surface'}>
      <Glyph name="pin" x={18} y={14} size={20} tone={received ? 'green-ink' : 'brand'} />
      <Label x={44} y={30} size={16} weight={600} tone={received ? 'green-ink' : 'muted'}>
        {name}
      </Label>
      <Label x={18} y={60} size={24} weight={800} tone={received ? 'green-ink' : 'ink'}>
        {amount}
      </Label>
    </Panel>
  );
}

const House = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M0 48H96V124H0z" className="warm" />
    <path d="M-10 50L48 4l58 46z" className="red" />
    <path d="M40 84h22v40H40z" className="skin-deep" />
    <path d="M12 66h18v20H12zM72 66h16v20H72z" className="marigold" />
  </g>
);
