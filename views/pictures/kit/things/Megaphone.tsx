import { At, type Place } from '../stage/At.tsx';

const cone = 'M-38-10H-26L22-32V32L-26 10H-38z';
const handle = 'M-24 12L-18 34H-6L-11 17';

/** A large marigold megaphone for a dark ground, 146 × 130: what is spent on advertising. */
export const Megaphone = (place: Place) => (
  <At {...place}>
    <g transform="translate(55 70) rotate(-14) scale(1.25)">
      <path d={cone + handle} className="marigold" />
      <path d={cone + handle} className="stroke-marigold" strokeWidth={7} />
      <path d="M22-32V32" className="stroke-on-deep" strokeWidth={7} />
      <path d="M40-18L52-25M44 0H58M40 18L52 25" className="stroke-marigold" strokeWidth={6} />
    </g>
  </At>
);
