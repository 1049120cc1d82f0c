import { HeldLicence } from '../../kit/people/HeldLicence.tsx';
import { Hill } from '../../kit/places/Hill.tsx';
import { HillHouse } from '../../kit/places/HillHouse.tsx';
import { HowrahBridge } from '../../kit/places/HowrahBridge.tsx';
import { RemittanceCounter } from '../../kit/places/RemittanceCounter.tsx';
import { PlaceName, ReceiverWithNotes } from '../../kit/places/RemittancePlaces.tsx';
import { MoneyArc } from '../../kit/shapes/MoneyArc.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const peaks: readonly Peak[] = [
  [1096, 112, 190],
  [1040, 168, 124],
];

/* It begins clear of the shop, and is level where the house stands. */
const hill = 'M850 360C868 318 930 300 1000 290Q1026 279 1044 279H1144V360z';

/** From the sender's document to the family below the mountains, by night; each of the four moments is as wide as the words of its step below. */
export function NepalRoute() {
  return (
    <Scene width={1136} height={360} ground="deep">
      <Glow x={980} y={310} size={420} tone="brand-lift" />
      <Ranges peaks={peaks} />
      <path d="M-8 259H420V360H-8z" className="brand" />
      <path d="M112 290h72M214 304h40" className="stroke-brand-lift" strokeWidth={3} />
      {/* Faint, because the licence is before it. */}
      <g opacity={0.4}>
        <At x={-54} y={38} scale={0.76}>
          <HowrahBridge light empty />
        </At>
      </g>
      <path d="M-8 328H1144V360H-8z" className="brand-lift" />
      <Hill d={hill} />
      <HillHouse x={1052} y={232} scale={0.32} />
      <HeldLicence x={38} y={122} />
      <RemittanceCounter x={290} y={60} />
      <MoneyArc
        d="M190 50C340 22 796 22 932 47"
        tip={[946, 50, 11]}
        paid={[419, 31]}
        received={[717, 31]}
      />
      <ReceiverWithNotes x={876} y={96} scale={0.95} />
      <PlaceName x={20} y={20} scale={0.84} name="Kolkata" amount="₹15,000" />
      <PlaceName
        x={1116}
        y={20}
        scale={0.84}
        name="Pokhara"
        amount="NPR 24,000"
        received
        fromRight
      />
    </Scene>
  );
}
