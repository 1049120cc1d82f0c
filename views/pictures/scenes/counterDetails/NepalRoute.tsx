import {
  CashMoment,
  LicenceMoment,
  PokharaMoment,
  ScreenMoment,
} from '../../kit/places/nepalMoments.tsx';
import { PlaceName, placeNameSize } from '../../kit/places/PlaceName.tsx';
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

/* Of the way over the frames: what a rupee becomes is halfway, and each name is over the middle of its frame. */
const level = 30;
const halfway = 568;
const names = [130, 1006] as const;

const nameAt = (middle: number) => ({
  x: middle - placeNameSize.width / 2,
  y: level - placeNameSize.height / 2,
});

/* Where the last name begins. */
const arrival = names[1] - placeNameSize.width / 2;

/* From each name to its frame. */
const stems = names.map((x) => `M${x} ${level}V76`).join('');

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
        d={`M${names[0]} ${level}H${arrival - 8}`}
        className="stroke-marigold"
        strokeWidth={5}
        strokeDasharray="1 13"
      />
      <path
        d={`M${arrival - 16} ${level - 10}l11 10-11 10`}
        className="stroke-marigold"
        strokeWidth={5}
      />
      <path d={stems} className="stroke-marigold" strokeWidth={5} />
      <CurrencyPill x={halfway - 94 * 0.84} y={level - 22 * 0.84} scale={0.84} />
      <PlaceName {...nameAt(names[0])} name="Kolkata" amount="₹15,000" />
      <PlaceName {...nameAt(names[1])} name="Pokhara" amount="NPR 24,000" received />
    </Scene>
  );
}
