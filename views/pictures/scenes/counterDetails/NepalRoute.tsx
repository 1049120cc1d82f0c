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

const farHill = 'M560 320C640 262 760 266 860 262s180-16 284-8v66z';
const nearHill = 'M680 320C760 296 820 284 880 283s170-6 264-1v38z';

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
      <path d="M340 320L356 284H720L700 320z" className="brand-lift" />
      <Hill d={nearHill} />
      <SenderAtShop x={388} y={74} scale={size} />
      <MoneyArc d="M668 196C704 250 764 258 818 214" x={744} y={241} />
      <ReceiverAtHome x={826} y={74} scale={size} />
      <PlaceName x={24} y={24} name="Kolkata" amount="₹15,000" />
      <PlaceName x={920} y={24} name="Pokhara" amount="NPR 24,000" received />
    </Scene>
  );
}
