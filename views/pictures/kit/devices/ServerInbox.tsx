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

/** A server on its feet whose second unit takes texts in, 196 × 124. */
export const ServerInbox = (place: Place) => (
  <At {...place}>
    <rect x={4} y={119} width={188} height={8} rx={4} className="shade" />
    <path d="M24 112h24v12H24zM148 112h24v12h-24z" className="faint" />
    <rect width={196} height={116} rx={14} className="deep" />
    <rect x={12} y={12} width={172} height={32} rx={8} className="deep-lift" />
    <path
      d="M30 22v12M42 22v12M54 22v12M66 22v12M78 22v12"
      className="stroke-on-deep-muted"
      strokeWidth={4}
      opacity={0.6}
    />
    <circle cx={146} cy={28} r={5} className="marigold" />
    <circle cx={164} cy={28} r={5} className="code-number" />
    <InboxUnit x={12} y={52} />
  </At>
);
