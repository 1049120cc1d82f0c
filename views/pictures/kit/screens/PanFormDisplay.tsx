import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';

/** The form on a display that stands on the counter, turned to both sides of it, 264 × 288: the name is in and is compared with Aadhaar. */
export const PanFormDisplay = (place: Place) => (
  <At {...place}>
    <ellipse cx={132} cy={284} rx={92} ry={8} className="deep" opacity={0.34} />
    <path d="M112 240H152V280H112z" className="device-lift" />
    <path d="M66 284Q66 274 78 274H186Q198 274 198 284z" className="deep-lift" />
    <rect width={264} height={254} rx={16} className="deep" />
    <rect x={1} y={1} width={262} height={252} rx={15} className="stroke-rim" strokeWidth={2} />
    <rect x={9} y={9} width={246} height={236} rx={9} className="surface" />
    <path d="M9 61V18a9 9 0 019-9H246a9 9 0 019 9V61z" fill="url(#sheen)" />
    <Label x={22} y={45} size={27} weight={700} tone="on-brand">
      Form 93
    </Label>
    <Photograph x={22} y={76} width={76} height={90} hair="bun" clothes="red" />
    <Label x={112} y={112} size={21} tone="muted">
      Name
    </Label>
    <Label x={111} y={144} size={24.5} weight={700}>
      Meera Das
    </Label>
    <TurningPill x={134} y={184} size={20.5} anchor="middle" was="Checking">
      Same as Aadhaar
    </TurningPill>
  </At>
);
