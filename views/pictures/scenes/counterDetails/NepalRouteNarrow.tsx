import { Hill } from '../../kit/places/Hill.tsx';
import { HowrahBridge } from '../../kit/places/HowrahBridge.tsx';
import { PlaceName, ReceiverAtHome, SenderAtShop } from '../../kit/places/RemittancePlaces.tsx';
import { CurrencyPill } from '../../kit/shapes/CurrencyPill.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const peaks: readonly Peak[] = [
  [210, 136, 120],
  [60, 104, 150],
];

const half = { width: 400, height: 324, rx: 16 };

/** For phones: two framed places below each other, the counter in India and the house in Nepal, and the money between them. */
export function NepalRouteNarrow() {
  return (
    <Scene width={400} height={664} ground="none">
      <clipPath id="half">
        <rect {...half} />
      </clipPath>
      <g clipPath="url(#half)">
        <rect {...half} className="deep-lift" />
        <Glow x={330} y={40} size={260} tone="brand" />
        <At x={-8} y={18} scale={0.86}>
          <HowrahBridge light empty />
        </At>
        <path d="M-8 269H408V304H-8z" className="brand" />
        <path d="M316 284h60" className="stroke-brand-lift" strokeWidth={3} />
        <path d="M-8 292H408V324H-8z" className="brand-lift" />
        <SenderAtShop x={28} y={92} scale={0.8} />
        <PlaceName x={376} y={14} scale={0.9} name="Kolkata" amount="₹15,000" fromRight />
      </g>
      <g transform="translate(0 340)">
        <g clipPath="url(#half)">
          <rect {...half} className="deep-lift" />
          <Glow x={120} y={180} size={260} tone="brand" />
          <Ranges peaks={peaks} />
          <Hill d="M-8 262c120 24 240-8 416-26v100H-8z" />
          <ReceiverAtHome x={60} y={84} scale={0.8} />
          <PlaceName
            x={376}
            y={30}
            scale={0.9}
            name="Pokhara"
            amount="NPR 24,000"
            received
            fromRight
          />
        </g>
      </g>
      <CurrencyPill x={128} y={310} />
    </Scene>
  );
}
