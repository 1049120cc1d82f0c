import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The ten sales of the example in the green of their figures, a bag above their number, 124 × 130. */
export const SoldTile = (place: Place) => (
  <At {...place}>
    <rect width={124} height={130} rx={16} className="code-number" />
    <path d="M50 45V39a12 12 0 0124 0v6" className="stroke-deep" strokeWidth={5} />
    <path d="M39 41H85L90 81H34z" className="deep" />
    <path d="M52 61l7 7 13-13" className="stroke-code-number" strokeWidth={5} />
    <Label x={62} y={109} size={19} weight={700} tone="deep" anchor="middle">
      10 sales
    </Label>
  </At>
);
