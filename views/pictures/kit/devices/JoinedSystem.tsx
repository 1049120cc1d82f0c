import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface JoinedSystemProps extends Place {
  readonly width: number;
  readonly glyph: GlyphName;
  readonly children: string;
}

/** A system that exchanges data with another, 84 high. */
export const JoinedSystem = ({ glyph, children, ...place }: JoinedSystemProps) => (
  <Panel {...place} height={84}>
    <Glyph name={glyph} x={16} y={14} size={24} tone="brand-ink" />
    <Label x={16} y={65} size={17} weight={700}>
      {children}
    </Label>
  </Panel>
);

/** A plug on its way into a socket, 96 × 40, with the cables of both. */
export const PlugAndSocket = (place: Place) => (
  <At {...place}>
    <path d="M0 20H30M66 20H96" className="stroke-brand" strokeWidth={5} />
    <path d="M42 12H54M42 28H54" className="stroke-brand" strokeWidth={5} strokeLinecap="butt" />
    <path d="M24 20a20 20 0 0120-20v40a20 20 0 01-20-20z" className="brand" />
    <path d="M52 0a20 20 0 0120 20 20 20 0 01-20 20z" className="marigold" />
  </At>
);
