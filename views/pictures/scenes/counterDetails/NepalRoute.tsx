import { Hill } from '../../kit/places/Hill.tsx';
import { HowrahBridge } from '../../kit/places/HowrahBridge.tsx';
import { PlaceName, ReceiverAtHome, SenderAtShop } from '../../kit/places/RemittancePlaces.tsx';
import { MoneyArc } from '../../kit/shapes/MoneyArc.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const peaks: readonly Peak[] = [
  [680, 150, 120],
  [828, 152, 120],
  [752, 104, 170],
];

const farHill = 'M560 320C640 266 760 270 860 256s180-24 284-20v84z';
const nearHill = 'M660 320C720 290 800 282 880 283s170-2 264 2v34z';

/** The bank, on which the bridge comes down and the shop stands. */
const quay = 'M332 320L344 250H362C386 250 386 284 414 284H880V320z';

/** How large people and the shop are. */
const size = 0.8;

/** From the sender at a counter in Kolkata to the family below the mountains, by night; each below the name of the place. */
export function NepalRoute() {
  return (
    <Scene width={1136} height={320} ground="deep">
      <Glow x={766} y={280} size={420} tone="brand-lift" />
      <Ranges peaks={peaks} />
      <path d="M-8 262H420V320H-8z" className="brand" />
      <path
        d="M24 288h72M150 302h96M250 284h36M60 308h40"
        className="stroke-brand-lift"
        strokeWidth={3}
      />
      <At x={-8} y={36} scale={0.76}>
        <HowrahBridge light />
      </At>
      <Hill d={farHill} />
      <path d={quay} className="brand-lift" />
      <Hill d={nearHill} />
      <SenderAtShop x={388} y={74} scale={size} />
      <MoneyArc d="M664 172C684 60 806 44 830 136" paid={[704, 97]} received={[791, 83]} />
      <ReceiverAtHome x={826} y={74} scale={size} />
      <PlaceName x={24} y={24} name="Kolkata" amount="₹15,000" />
      <PlaceName x={920} y={24} name="Pokhara" amount="NPR 24,000" received />
    </Scene>
  );
}
