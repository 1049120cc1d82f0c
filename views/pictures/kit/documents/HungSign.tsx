import { At, type Place } from '../stage/At.tsx';
import { CorrespondentSign } from './CorrespondentSign.tsx';

/** The sign of a micro ATM counter on the wall behind it, 234 × 104: a cord over a nail holds it. */
export const HungSign = (place: Place) => (
  <At {...place}>
    <path d="M45 27L117 3L189 27" className="stroke-deep" strokeWidth={3} />
    <rect x={-3} y={29} width={240} height={81} rx={10} className="shade" />
    <circle cx={117} cy={4} r={5} className="deep" />
    <CorrespondentSign x={0} y={23} />
  </At>
);
