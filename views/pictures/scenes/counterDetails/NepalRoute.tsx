import { At } from '../../kit/At.tsx';
import { Glow } from '../../kit/Backdrop.tsx';
import { Banknotes } from '../../kit/Banknotes.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { HillHouse } from '../../kit/HillHouse.tsx';
import { HowrahBridge } from '../../kit/HowrahBridge.tsx';
import { Label } from '../../kit/Label.tsx';
import { MoneyArc } from '../../kit/MoneyArc.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PersonStanding } from '../../kit/Person.tsx';
import { PersonReaching } from '../../kit/PersonReaching.tsx';
import { type Peak, Ranges } from '../../kit/Ranges.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Shop } from '../../kit/Shop.tsx';

const peaks: readonly Peak[] = [
  [756, 72, 200],
  [676, 150, 130],
  [846, 148, 150],
];

const farHill = 'M600 320C680 236 800 246 900 244s180-24 244-10v86z';
const nearHill = 'M286 320C310 276 330 258 368 260c64 4 120 27 200 27s392-28 576-9v42z';

/** How large people and the shop are. */
const size = 0.8;

/** From the sender at a counter in Kolkata to the family below the mountains; each below the name of the place. */
export function NepalRoute() {
  return (
    <Scene width={1136} height={320} ground="deep">
      <Glow x={568} y={320} size={640} tone="brand-lift" />
      <circle cx={330} cy={72} r={28} className="marigold" />
      <Ranges peaks={peaks} />
      <path d="M-8 270H420V320H-8z" className="brand" opacity={0.7} />
      <path
        d="M24 290h72M150 304h96M250 288h36M60 310h40"
        className="stroke-on-deep"
        strokeWidth={3}
        opacity={0.3}
      />
      <g opacity={0.75}>
        <At x={-8} y={44} scale={0.76}>
          <HowrahBridge />
        </At>
      </g>
      <Hill d={farHill} />
      <HillHouse x={926} y={106} />
      <Hill d={nearHill} />
      <Shop x={470} y={78} scale={size} hair="long" clothes="green" looks="left" />
      <PersonReaching x={395} y={78} scale={size} clothes="marigold" trousers="on-deep-muted">
        <Banknotes x={-6} y={-18} turn={-8} count={2} scale={0.34} />
      </PersonReaching>
      <MoneyArc d="M672 186C716 92 820 84 864 148" x={766} y={109} />
      <PersonStanding x={836} y={74} scale={size} hair="bun" clothes="red" />
      <Place x={24} y={24} name="Kolkata" amount="₹15,000" />
      <Place x={912} y={20} name="Pokhara" amount="NPR 24,000" received />
    </Scene>
  );
}

const Hill = ({ d }: { readonly d: string }) => (
  <>
    <path d={d} className="deep" />
    <path d={d} className="green" opacity={0.5} />
  </>
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
