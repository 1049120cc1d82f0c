import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { PersonStanding } from '../../kit/people/Person.tsx';
import { PersonReaching } from '../../kit/people/PersonReaching.tsx';
import { Hill } from '../../kit/places/Hill.tsx';
import { HillHouse } from '../../kit/places/HillHouse.tsx';
import { HowrahBridge } from '../../kit/places/HowrahBridge.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { MoneyArc } from '../../kit/shapes/MoneyArc.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const peaks: readonly Peak[] = [
  [756, 72, 200],
  [676, 150, 130],
  [846, 148, 150],
];

const farHill = 'M600 320C680 236 800 246 900 244s180-24 244-10v86z';
const nearHill = 'M620 320C668 286 736 272 812 266s220-28 332-9v63z';

/** How large people and the shop are. */
const size = 0.8;

/** From the sender at a counter in Kolkata to the family below the mountains; each below the name of the place. */
export function NepalRoute() {
  return (
    <Scene width={1136} height={320} ground="deep">
      <Glow x={240} y={276} size={420} tone="marigold" />
      <Glow x={760} y={300} size={420} tone="brand-lift" />
      <circle cx={336} cy={76} r={28} className="marigold" />
      <Ranges peaks={peaks} />
      <path d="M-8 262H420V320H-8z" className="brand" />
      <path
        d="M24 288h72M150 302h96M250 284h36M60 308h40"
        className="stroke-marigold"
        strokeWidth={3}
        opacity={0.6}
      />
      <At x={-8} y={36} scale={0.76}>
        <HowrahBridge light />
      </At>
      <Hill d={farHill} />
      <HillHouse x={930} y={106} />
      <path d="M356 281H780V320H340z" className="brand-lift" />
      <path d="M352 281H780v5H350z" className="on-deep" opacity={0.3} />
      <Hill d={nearHill} />
      <Shop x={470} y={82} scale={size} hair="long" clothes="green" looks="left" />
      <PersonReaching x={395} y={82} scale={size} clothes="marigold" trousers="on-deep-muted">
        <Banknotes x={-6} y={-18} turn={-8} count={2} scale={0.34} />
      </PersonReaching>
      <MoneyArc d="M676 190C716 96 800 84 858 150" x={766} y={110} />
      <PersonStanding x={838} y={74} scale={size} hair="bun" clothes="red" />
      <Place x={24} y={24} name="Kolkata" amount="₹15,000" />
      <Place x={912} y={20} name="Pokhara" amount="NPR 24,000" received />
    </Scene>
  );
}

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
