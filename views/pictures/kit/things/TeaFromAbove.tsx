import { At, type Place } from '../stage/At.tsx';

/** A clay cup full of tea, seen from above, 92 across, whose steam rises 58 above its middle, which is at 0,0. */
export const TeaFromAbove = (place: Place) => (
  <At {...place}>
    <ellipse cx={9} cy={13} rx={47} ry={46} className="shade" />
    <circle r={46} className="skin" />
    <path d="M-43-9A44 44 0 019-43" className="stroke-on-brand" strokeWidth={3} opacity={0.45} />
    <circle r={38} className="skin-deep" />
    <circle cx={1.5} cy={2} r={35.5} className="code-string" />
    <circle cx={1.5} cy={2} r={35.5} className="skin" opacity={0.6} />
    <path d="M-33-4A35.500 35.500 0 0136-7 38 38 0 00-33-4z" className="skin-deep" opacity={0.35} />
    <path d="M25 20h.1M18 27h.1M29 12h.1" className="stroke-code-string" strokeWidth={5} />
    <path
      d="M0 4q-13-15 1-30t3-32M20 0q-11-13 2-26t3-26"
      className="stroke-on-brand"
      strokeWidth={4}
      opacity={0.5}
    />
  </At>
);
