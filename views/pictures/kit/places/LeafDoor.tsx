import { At, type Place } from '../stage/At.tsx';

/** A door with two leaves in a wooden frame above a step, 112 × 274; its opening is 256 high. */
export const LeafDoor = (place: Place) => (
  <At {...place}>
    <path d="M0 0H112V274H0z" className="skin-deep" />
    <path d="M10 10H102V264H10z" className="meadow-lit" />
    {[17, 61].map((x) => (
      <path key={x} d={`M${x} 24h34v84h-34zM${x} 164h34v88h-34z`} className="shade" />
    ))}
    <path d="M56 10V264" className="stroke-deep" strokeWidth={3} strokeLinecap="butt" />
    <path d="M44 126V148M68 126V148" className="stroke-code-string" strokeWidth={4} />
    <path d="M10 10H102V18H10z" className="shade" />
    <path d="M-6 262H118V274H-6z" className="on-deep-muted" />
  </At>
);
