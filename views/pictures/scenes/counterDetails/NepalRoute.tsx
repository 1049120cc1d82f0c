import {
  CashMoment,
  LicenceMoment,
  PokharaMoment,
  ScreenMoment,
} from '../../kit/places/nepalMoments.tsx';
import { PlaceName } from '../../kit/places/RemittancePlaces.tsx';
import { CurrencyPill } from '../../kit/shapes/CurrencyPill.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Each frame is as wide as the words of its step below. */
const moments = [
  [0, LicenceMoment],
  [292, ScreenMoment],
  [584, CashMoment],
  [876, PokharaMoment],
] as const;

const frame = { width: 260, height: 284 };

/* Of the way over the frames; what a rupee becomes is halfway. */
const level = 36;
const halfway = 568;

/** From the sender’s document to the family below the mountains: four framed moments, and the way of the money over them. */
export function NepalRoute() {
  return (
    <Scene width={1136} height={360} ground="none">
      <clipPath id="frame">
        <rect {...frame} rx={16} />
      </clipPath>
      {moments.map(([x, Moment]) => (
        <At key={x} x={x} y={76}>
          <g clipPath="url(#frame)">
            <rect {...frame} className="brand-soft" />
            <Moment />
          </g>
          <rect
            x={0.5}
            y={0.5}
            width={frame.width - 1}
            height={frame.height - 1}
            rx={15.5}
            className="stroke-on-deep"
            opacity={0.14}
          />
        </At>
      ))}
      {/* It begins and ends under the names. */}
      <path
        d={`M130 ${level}H916`}
        className="stroke-marigold"
        strokeWidth={5}
        strokeDasharray="1 13"
      />
      <path d={`M910 ${level - 10}l11 10-11 10`} className="stroke-marigold" strokeWidth={5} />
      <path d={`M130 ${level}V76M1006 ${level}V76`} className="stroke-marigold" strokeWidth={4} />
      <CurrencyPill x={halfway - 94 * 0.84} y={level - 22 * 0.84} scale={0.84} />
      <PlaceName x={74} y={level - 30} scale={0.84} name="Kolkata" amount="₹15,000" />
      <PlaceName x={924} y={0} name="Pokhara" amount="NPR 24,000" received />
    </Scene>
  );
}
