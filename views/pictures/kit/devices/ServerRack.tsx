import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

/** A server in two units, 304 × 164, whose key nobody can read. */
export const ServerRack = (place: Place) => (
  <Panel {...place} width={304} height={164} tone="night">
    {[14, 84].map((y) => (
      <rect key={y} x={14} y={y} width={276} height={66} rx={10} className="deep-lift" />
    ))}
    <Label x={34} y={54} size={20} weight={700} tone="on-deep">
      Your server
    </Label>
    <path
      d="M194 40v14M206 40v14M218 40v14M230 40v14"
      className="stroke-on-deep-muted"
      strokeWidth={4}
      opacity={0.6}
    />
    <circle cx={252} cy={47} r={6} className="code-number" />
    <circle cx={270} cy={47} r={6} className="marigold" />
    <Glyph name="key" x={32} y={104} size={26} tone="code-string" />
    <Label x={70} y={124} size={18} tone="on-deep">
      API key
    </Label>
    <path
      d="M164 118H272"
      className="stroke-on-deep-muted"
      strokeWidth={10}
      strokeDasharray="0 18"
    />
  </Panel>
);
