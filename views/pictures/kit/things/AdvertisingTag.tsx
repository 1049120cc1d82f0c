import { At, type Place } from '../stage/At.tsx';

const cone = 'M-38-10H-26L22-32V32L-26 10H-38z';
const handle = 'M-24 12L-18 34H-6L-11 17';

/** A marigold tag with a large megaphone, 146 × 130: what is spent on advertising. */
export const AdvertisingTag = (place: Place) => (
  <At {...place}>
    <rect width={146} height={130} rx={16} className="marigold" />
    <g transform="translate(63 67) rotate(-14) scale(.95)">
      <path d={cone + handle} className="deep" />
      <path d={cone + handle} className="stroke-deep" strokeWidth={7} />
      <path d="M22-32V32" className="stroke-on-deep" strokeWidth={7} />
      <path d="M42-18L56-26M46 0H62M42 18L56 26" className="stroke-deep" strokeWidth={6} />
    </g>
  </At>
);
