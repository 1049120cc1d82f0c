import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';

/** What the keeper types, on a display for the customer that hangs by an arm from above, 216 × 150: the name is in and is compared with Aadhaar. */
export const PanFormDisplay = (place: Place) => (
  <At {...place}>
    <path d="M108 2V-90" className="stroke-deep-lift" strokeWidth={9} />
    <rect width={216} height={150} rx={13} className="shade" transform="translate(4 7)" />
    <rect width={216} height={150} rx={13} className="deep" />
    <rect x={1} y={1} width={214} height={148} rx={12} className="stroke-rim" strokeWidth={2} />
    <rect x={8} y={8} width={200} height={134} rx={7} className="surface" />
    <path d="M8 46V15a7 7 0 017-7H201a7 7 0 017 7v31z" fill="url(#sheen)" />
    <Label x={20} y={35} size={21} weight={700} tone="on-brand">
      Form 93
    </Label>
    <Label x={20} y={74} size={16} tone="muted">
      Name
    </Label>
    <Label x={76} y={74} size={20} weight={700}>
      Meera Das
    </Label>
    <path d="M20 87H196" className="stroke-line" strokeWidth={1.5} />
    <TurningPill x={16} y={98} size={16} was="Checking">
      Same as Aadhaar
    </TurningPill>
  </At>
);
