import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The ninth postal zone, which has no place on a map: a badge with its digit and its word, 84 × 92. */
export const ArmyZone = (place: Place) => (
  <At {...place}>
    <rect width={84} height={92} rx={16} className="stroke-on-deep" strokeWidth={2} opacity={0.6} />
    <Label x={42} y={49} size={42} weight={800} tone="on-deep" anchor="middle">
      9
    </Label>
    <Label x={42} y={77} size={22} weight={700} tone="on-deep" anchor="middle">
      Army
    </Label>
  </At>
);
