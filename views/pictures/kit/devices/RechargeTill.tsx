import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';

/** The screen of a shop’s till on its foot, 204 × 172, which stands on a counter and shows that a number was recharged. */
export const RechargeTill = (place: Place) => (
  <At {...place}>
    <ellipse cx={106} cy={168} rx={76} ry={8} className="deep" opacity={0.36} />
    <path d="M84 130H120L124 160H80z" className="device" />
    <path
      d="M52 158H152Q160 158 162 166 162 170 157 170H47Q42 170 42 166 44 158 52 158z"
      className="device-lift"
    />
    <rect width={204} height={146} rx={16} className="device" />
    <rect x={0.75} y={0.75} width={202.5} height={144.5} rx={15.25} className="stroke-rim" />
    <rect x={9} y={9} width={186} height={128} rx={9} className="surface" />
    <TurningTick x={37} y={41} size={34} />
    <Label x={63} y={48} size={22} weight={700} tone="green-ink">
      Recharged
    </Label>
    <Label x={22} y={95} size={38} weight={800}>
      ₹299
    </Label>
    <Label x={22} y={123} size={18} weight={600} tone="muted">
      98300 XXXXX
    </Label>
  </At>
);
