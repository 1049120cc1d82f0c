import { At, type Place } from '../stage/At.tsx';

const outline = 'M8 0H272a8 8 0 018 8V330a8 8 0 01-8 8H8a8 8 0 01-8-8V8a8 8 0 018-8z';

/** A carton from above, 280 × 338: its lid with the tape in the middle and, from 300 down, its near side. */
export const ParcelLid = (place: Place) => (
  <At {...place}>
    <ellipse cx={140} cy={337} rx={158} ry={12} className="shade" />
    <path d={outline} className="skin" />
    <path d={outline} className="on-brand" opacity={0.42} />
    <path d="M0 300H280V330a8 8 0 01-8 8H8a8 8 0 01-8-8z" className="skin-deep" opacity={0.35} />
    <path
      d="M113 0h54v324l-5-5-5.500 5-5.500-5-5.500 5-5.500-5-5.500 5-5.500-5-5.500 5-5.500-5-5 5z"
      className="code-string"
    />
    <path d="M113 300h54" className="stroke-skin-deep" strokeWidth={2} opacity={0.5} />
  </At>
);
