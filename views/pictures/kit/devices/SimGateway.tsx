import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The contacts of a SIM card, 44 × 36. */
export const SimContacts = (place: Place) => (
  <At {...place}>
    <rect width={44} height={36} rx={7} className="on-brand" />
    <path
      d="M0 12h13v12H0M44 12H31v12h13M22 0v9M22 36v-9M13 12l3-3h12l3 3M13 24l3 3h12l3-3"
      className="stroke-deep"
      strokeWidth={2}
      strokeLinecap="butt"
      opacity={0.5}
    />
  </At>
);

/** The SIM card of a number in a box that knows its keyword, 196 × 124 on its feet, as large as the server. */
export const SimGateway = (place: Place) => (
  <At {...place}>
    <rect x={4} y={119} width={188} height={8} rx={4} className="shade" />
    <path d="M18 14A14 14 0 0132 0H156L178 22V90H18z" className="marigold" />
    <SimContacts x={32} y={12} scale={0.9} />
    <Label x={98} y={74} size={18.5} weight={800} tone="deep" anchor="middle">
      92200 XXXXX
    </Label>
    <path d="M24 112h24v12H24zM148 112h24v12h-24z" className="faint" />
    <rect y={84} width={196} height={32} rx={10} className="deep" />
    <Label x={16} y={105.5} size={16} tone="on-deep-muted">
      Keyword
    </Label>
    <Label x={180} y={106} size={17} weight={800} tone="code-string" anchor="end">
      YES
    </Label>
  </At>
);
