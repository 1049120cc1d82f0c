import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The name board that hangs over the clock, 336 × 76: for whom that clock is. */
export const TatkalSign = (place: Place) => (
  <At {...place}>
    <Shadow width={336} height={76} radius={12} />
    <rect width={336} height={76} rx={12} className="marigold" />
    <rect x={6} y={6} width={324} height={64} rx={7} className="stroke-deep" strokeWidth={2} />
    <Label x={26} y={49} size={32} weight={800} tone="deep">
      Tatkal
    </Label>
    <Label x={310} y={47} size={22} weight={600} tone="deep" anchor="end">
      for agents
    </Label>
  </At>
);
