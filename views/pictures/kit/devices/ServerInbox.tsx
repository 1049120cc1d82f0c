import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The unit of a server that takes texts in, 172 × 52. */
const InboxUnit = (place: Place) => (
  <At {...place}>
    <rect width={172} height={52} rx={10} className="deep-lift" />
    <Glyph name="mail" x={16} y={14} size={24} tone="code-string" />
    <Label x={52} y={32.5} size={18} weight={700} tone="on-deep">
      Inbox
    </Label>
    <circle cx={152} cy={26} r={5} className="code-number" />
  </At>
);

/** Any other unit, 172 × 32. */
const VentUnit = (place: Place) => (
  <At {...place}>
    <rect width={172} height={32} rx={8} className="deep-lift" />
    <path
      d="M18 10v12M30 10v12M42 10v12M54 10v12M66 10v12"
      className="stroke-on-deep-muted"
      strokeWidth={4}
      opacity={0.6}
    />
    <circle cx={134} cy={16} r={5} className="marigold" />
    <circle cx={152} cy={16} r={5} className="code-number" />
  </At>
);

/** A rack whose second unit takes texts in, 196 × 156, and it runs on below. */
export const ServerInbox = (place: Place) => (
  <At {...place}>
    <rect width={196} height={180} rx={16} className="deep" />
    <VentUnit x={12} y={12} />
    <InboxUnit x={12} y={52} />
    <VentUnit x={12} y={112} />
  </At>
);
