import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** A form whose number finds no bill, and a notepad with what to check. */
export function BillCannotBeFetched() {
  return (
    <Cover ground="lilac" motif={<FirstChecks />}>
      <Panel x={32} y={44} width={392} height={272} radius={20}>
        <rect x={28} y={28} width={320} height={84} rx={12} className="surface-2" />
        <rect x={28} y={28} width={320} height={84} rx={12} className="stroke-line" />
        <Label x={52} y={85} size={42} weight={700} spacing={0}>
          3041 9827 55
        </Label>
        <rect x={28} y={136} width={320} height={108} rx={12} className="marigold-soft" />
        <Glyph name="receipt" x={44} y={162} size={56} tone="marigold-ink" />
        <Label x={114} y={205} size={40} weight={800} tone="marigold-ink">
          No bill due
        </Label>
      </Panel>
      <Panel x={408} y={36} width={200} height={288} turn={4} tone="paper">
        <path d="M0 48V16A16 16 0 0116 0H184a16 16 0 0116 16V48z" className="brand" />
        <path d="M56 24h.1M144 24h.1" className="stroke-brand-soft" strokeWidth={16} />
        {[72, 126, 180, 234].map((y) => (
          <g key={y} transform={`translate(22 ${y})`}>
            <rect width={36} height={36} rx={9} className="stroke-brand" strokeWidth={5} />
            <path d="M58 18H116" className="stroke-faint" strokeWidth={12} opacity={0.6} />
            <Label x={130} y={32} size={40} weight={800} tone="brand">
              ?
            </Label>
          </g>
        ))}
      </Panel>
    </Cover>
  );
}

/* For small cards: a list of what to check first. */
const FirstChecks = () => (
  <g className="sheet">
    <rect x={26} y={16} width={124} height={144} rx={8} className="paper" />
    <rect x={26} y={16} width={124} height={144} rx={8} className="stroke-line" />
    <path d="M26 42V24a8 8 0 018-8H142a8 8 0 018 8V42z" className="brand" />
    {[68, 102, 136].map((y, index) => (
      <g key={y}>
        <rect
          x={42}
          y={y - 11}
          width={22}
          height={22}
          rx={5}
          className="stroke-brand"
          strokeWidth={4}
        />
        {index < 2 && <path d={`M47 ${y}l5 6 9-12`} className="stroke-green" strokeWidth={5} />}
        <path d={`M80 ${y}h52`} className="stroke-faint" strokeWidth={8} opacity={0.5} />
      </g>
    ))}
  </g>
);
