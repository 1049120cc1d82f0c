import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The badge of somebody new, 148 × 100, on a clip that begins 22 above it in its middle. */
export const StaffBadge = (place: Place) => (
  <At {...place}>
    <rect x={2} y={6} width={144} height={100} rx={12} className="shade" />
    <g className="sheet">
      <rect width={148} height={100} rx={12} className="paper" />
      <path d="M0 30V12A12 12 0 0112 0H136a12 12 0 0112 12V30z" className="brand" />
      <rect x={58} y={9} width={32} height={9} rx={4.5} className="on-brand" />
      <Label x={74} y={61} size={19} weight={800} anchor="middle">
        Your first day
      </Label>
      <Label x={74} y={84} size={15} tone="muted" anchor="middle">
        Kolkata office
      </Label>
    </g>
    <path d="M70-8H78V11a4 4 0 01-8 0z" className="on-deep-muted" />
    <rect x={61} y={-24} width={26} height={20} rx={5} className="deep" />
  </At>
);
