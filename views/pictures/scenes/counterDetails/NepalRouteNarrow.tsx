import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { PersonStanding } from '../../kit/people/Person.tsx';
import { PersonReaching } from '../../kit/people/PersonReaching.tsx';
import { Hill } from '../../kit/places/Hill.tsx';
import { HillHouse } from '../../kit/places/HillHouse.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { MoneyArc } from '../../kit/shapes/MoneyArc.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const peaks: readonly Peak[] = [
  [70, 268, 110],
  [186, 226, 150],
];

const size = 0.8;

/** For phones: above the counter in India where the sender pays, below it the receiver by her house in the hills. */
export function NepalRouteNarrow() {
  return (
    <Scene width={400} height={488} ground="deep">
      <Glow x={120} y={220} size={300} tone="marigold" />
      <Glow x={200} y={440} size={300} tone="brand-lift" />
      <Ranges peaks={peaks} />
      <path d="M0 212H288a14 14 0 010 28H0z" className="brand-lift" />
      <Shop x={82} y={16} scale={size} hair="long" clothes="green" looks="left" />
      <PersonReaching x={6} y={16} scale={size} clothes="marigold" trousers="on-deep-muted">
        <Banknotes x={-6} y={-18} turn={-8} count={2} scale={0.34} />
      </PersonReaching>
      <HillHouse x={28} y={324} scale={0.72} />
      <Hill d="M-8 434c80-16 200-12 416-8v70H-8z" />
      <MoneyArc d="M284 128C376 120 392 262 340 326" x={368} y={208} />
      <PersonStanding x={256} y={244} scale={size} mirrored={96} hair="bun" clothes="red" />
      <Panel x={282} y={36} width={110} height={48}>
        <Label x={55} y={32} size={20} weight={800} anchor="middle">
          ₹15,000
        </Label>
      </Panel>
      <Panel x={16} y={264} width={156} height={48} tone="green-soft">
        <Label x={78} y={32} size={21} weight={800} tone="green-ink" anchor="middle">
          NPR 24,000
        </Label>
      </Panel>
    </Scene>
  );
}
