import { TemplateGap } from '../screens/TemplateGap.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A text with its variable in the second of three lines, 168 × 96. */
export const ParcelText = (place: Place) => (
  <At {...place}>
    <Label x={0} y={20} size={22} weight={600}>
      Your parcel for
    </Label>
    <At x={0} y={32} scale={0.98}>
      <TemplateGap x={0} y={0} width={78} tone="marigold">
        town
      </TemplateGap>
    </At>
    <Label x={86} y={55} size={22} weight={600}>
      is out
    </Label>
    <Label x={0} y={90} size={22} weight={600}>
      for delivery.
    </Label>
  </At>
);
