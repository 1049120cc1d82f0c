import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { PersonReaching } from '../../kit/people/PersonReaching.tsx';
import { Hill } from '../../kit/places/Hill.tsx';
import { HillHouse } from '../../kit/places/HillHouse.tsx';
import { HowrahBridge } from '../../kit/places/HowrahBridge.tsx';
import { RemittanceCounter, SenderWithCard } from '../../kit/places/RemittanceCounter.tsx';
import { PlaceName } from '../../kit/places/RemittancePlaces.tsx';
import { MoneyArc } from '../../kit/shapes/MoneyArc.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const peaks: readonly Peak[] = [
  [884, 120, 150],
  [1092, 132, 140],
  [984, 92, 190],
];

/** How large people are. */
const size = 0.95;

const farHill = 'M838 320V262c70-14 170-6 298-40v98z';
const nearHill = 'M838 320V292C920 278 1010 280 1144 284v36z';

/** From the sender's document to the family below the mountains, by night; each of the four moments is as wide as the words of its step below. */
export function NepalRoute() {
  return (
    <Scene width={1136} height={320} ground="deep">
      <Glow x={980} y={270} size={420} tone="brand-lift" />
      <Ranges peaks={peaks} />
      <path d="M-8 252H420V320H-8z" className="brand" />
      <path d="M24 268h72M230 274h40" className="stroke-brand-lift" strokeWidth={3} />
      <At x={-48} y={26} scale={0.76}>
        <HowrahBridge light />
      </At>
      <Hill d={farHill} />
      <path d="M-8 284H842V320H-8z" className="brand-lift" />
      <Hill d={nearHill} />
      <SenderWithCard x={16} y={58} scale={size} />
      <RemittanceCounter x={290} y={30} />
      <MoneyArc d="M746 14C820 0 892 10 922 48" paid={[718, 19]} received={[876, 26]} />
      <HillHouse x={1032} y={196} scale={0.5} />
      <PersonReaching x={876} y={56} scale={size} hair="bun" clothes="red">
        <Banknotes x={-8} y={-16} turn={-8} count={3} scale={0.4} />
      </PersonReaching>
      <PlaceName x={112} y={12} scale={0.84} name="Kolkata" amount="₹15,000" />
      <PlaceName x={962} y={12} scale={0.84} name="Pokhara" amount="NPR 24,000" received />
    </Scene>
  );
}
