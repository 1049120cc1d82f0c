import { CoinOnCoins } from '../money/CoinOnCoins.tsx';
import { SmallShop } from '../places/SmallShop.tsx';
import { DialArrow } from '../shapes/DialArrow.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';

const foot = 196;
const radius = 58;

/* How far the needle is from upright, and the arrows from it, in degrees. */
const needle = 24;
const gap = 7;

const face = 'M-75 0A75 75 0 0175 0A17 17 0 0141 0A41 41 0 00-41 0A17 17 0 01-75 0z';

/** The needle of a rate between an arrow from a shop, the demand, and one from coins, the supply, 236 × 236. */
export const RateDial = (place: Place) => (
  <At {...place}>
    <At x={118} y={106}>
      <path d={face} transform="translate(2 5)" className="shade" />
      <path d={face} className="surface" />
      <DialArrow radius={radius} from={-90} to={needle - gap} tone="brand-lift" />
      <DialArrow radius={radius} from={90} to={needle + gap} tone="green" />
      <path
        d="M0 0V-66"
        transform={`rotate(${needle})`}
        className="stroke-brand-ink"
        strokeWidth={7}
      />
      <circle r={29} className="brand" />
      <Label x={0} y={12} size={34} weight={700} tone="on-brand" anchor="middle">
        %
      </Label>
    </At>
    <ContactShadow x={58} y={foot} width={84} />
    <SmallShop x={26} y={foot - 58.9} scale={0.92} />
    <CoinOnCoins x={178} y={foot} />
  </At>
);
