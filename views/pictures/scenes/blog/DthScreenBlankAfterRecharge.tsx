import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** A blank television on its set-top box, the dish it listens to, and the paid receipt. */
export function DthScreenBlankAfterRecharge() {
  return (
    <Cover ground="brand" motif={[420, 5, 205]}>
      <path d="M320 308H440" className="stroke-deep" strokeWidth={5} />
      <path d="M524 128V240" className="stroke-deep-lift" strokeWidth={16} />
      <At x={508} y={112} turn={-36}>
        <path d="M-84-8a84 84 0 00168 0z" className="on-brand" />
        <path d="M0-8h84a84 84 0 01-84 84z" className="on-deep-muted" />
        <ellipse cy={-8} rx={84} ry={14} className="on-deep" />
        <path d="M0 4V-44" className="stroke-deep-lift" strokeWidth={6} />
        <circle cy={-48} r={11} className="marigold" />
        <path
          d="M-26-70a36 36 0 0152 0M-46-90a64 64 0 0192 0"
          className="stroke-marigold"
          strokeWidth={6}
        />
      </At>
      <Panel x={40} y={32} width={352} height={216} tone="night">
        <rect x={12} y={12} width={328} height={184} rx={8} className="deep" />
        <Glyph name="refresh" x={116} y={44} size={120} tone="on-deep" />
      </Panel>
      <path d="M136 248l-16 28M296 248l16 28" className="stroke-deep" strokeWidth={10} />
      <Panel x={96} y={280} width={240} height={56} tone="night" radius={8}>
        <circle cx={28} cy={28} r={7} className="code-number" />
        <path d="M52 28H132" className="stroke-on-deep-muted" strokeWidth={6} opacity={0.5} />
        <rect x={160} y={14} width={60} height={28} rx={4} className="deep-lift" />
      </Panel>
      <Panel x={416} y={216} width={192} height={112}>
        <Label x={24} y={44} size={20} weight={600} tone="muted">
          Recharged
        </Label>
        <Label x={24} y={86} size={36} weight={800}>
          ₹350
        </Label>
        <Tick x={152} y={74} size={36} />
      </Panel>
    </Cover>
  );
}
