import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The ten sales of the example in the green of their figures, a bag above their number, 120 × 116. */
export const SoldTile = (place: Place) => (
  <At {...place}>
    <rect width={120} height={116} rx={16} className="code-number" />
    <path d="M48 38V32a12 12 0 0124 0v6" className="stroke-deep" strokeWidth={5} />
    <path d="M37 34H83L88 74H32z" className="deep" />
    <path d="M50 54l7 7 13-13" className="stroke-code-number" strokeWidth={5} />
    <Label x={60} y={100} size={19} weight={700} tone="deep" anchor="middle">
      10 sales
    </Label>
  </At>
);
