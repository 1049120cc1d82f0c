import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** Points down at the window of berth 31; x and y are its tip. */
export const BerthPin = (place: Place) => (
  <At {...place}>
    <circle cy={-46} r={30} className="marigold" />
    <path d="M-10-22h20L0 0z" className="marigold" />
    <Label x={0} y={-36} size={28} weight={800} tone="deep" anchor="middle">
      31
    </Label>
  </At>
);
