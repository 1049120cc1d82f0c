import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The sign at the border, on two posts, 150 × 74: on the left India, on the right Nepal. */
export const BorderSign = (place: Place) => (
  <At {...place}>
    <ellipse cx={75} cy={74} rx={66} ry={5} className="shade" />
    <path d="M26 34V73M124 34V73" className="stroke-skin-deep" strokeWidth={6} />
    <path d="M6 0H75V38H6a6 6 0 01-6-6V6A6 6 0 016 0z" className="deep-lift" />
    <path d="M75 0H144a6 6 0 016 6V32a6 6 0 01-6 6H75z" className="brand" />
    <path d="M75 0V38" className="stroke-marigold" strokeWidth={3} />
    <rect
      x={1}
      y={1}
      width={148}
      height={36}
      rx={5}
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.7}
    />
    <Label x={38} y={25} size={18} weight={700} tone="on-brand" anchor="middle">
      India
    </Label>
    <Label x={112} y={25} size={18} weight={700} tone="on-brand" anchor="middle">
      Nepal
    </Label>
  </At>
);
