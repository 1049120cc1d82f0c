import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { QrCode } from '../shapes/QrCode.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Magnifier } from '../things/Magnifier.tsx';

/* The handle of the magnifier stays over the sheet. */
const lean = 24;

/** A certificate for a trial, with a dashed frame, and a magnifier that enlarges its status, 184 × 170. */
export const RevokedCertificate = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <Shadow width={184} height={150} radius={8} />
      <rect width={184} height={150} rx={8} className="paper" />
      <rect x={0.5} y={0.5} width={183} height={149} rx={7.5} className="stroke-line" />
      <path
        d="M10 10H174V140H10z"
        className="stroke-brand-lift"
        strokeWidth={3.5}
        strokeDasharray="7 7"
      />
      <Label x={21} y={35} size={18} weight={700} tone="brand-ink">
        Test
      </Label>
      <Label x={21} y={65} size={16} weight={600} tone="muted">
        Status
      </Label>
      <QrCode x={23} y={98} scale={0.36} />
    </g>
    <Magnifier x={127} y={59} scale={0.95} turn={lean} tone="red-soft">
      <At x={0} y={0} turn={-lean}>
        <Label x={0} y={6} size={18} weight={800} tone="red" anchor="middle">
          Revoked
        </Label>
      </At>
    </Magnifier>
  </At>
);
