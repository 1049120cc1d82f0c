import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

const checks = ['Paid already?', 'Too early?', 'Right biller?', 'Right number?'];

/** A form whose number finds no bill, and a notepad with what to check. */
export function BillCannotBeFetched() {
  return (
    <Cover topic="bills" motif={<FirstChecks />}>
      <Panel x={40} y={56} width={368} height={256}>
        <Label x={24} y={44} size={21} weight={600} tone="muted">
          Consumer number
        </Label>
        <rect x={24} y={60} width={280} height={64} rx={8} className="surface-2" />
        <rect x={24} y={60} width={280} height={64} rx={8} className="stroke-line" />
        <Label x={44} y={103} size={30} weight={700} spacing={0}>
          3041 9827 55
        </Label>
        <rect x={24} y={148} width={280} height={84} rx={8} className="marigold-soft" />
        <Glyph name="receipt" x={40} y={168} size={44} tone="marigold-ink" />
        <Label x={100} y={200} size={28} weight={800} tone="marigold-ink">
          No bill due
        </Label>
      </Panel>
      <Panel x={384} y={48} width={232} height={272} turn={4}>
        <path d="M0 40V16A16 16 0 0116 0H216a16 16 0 0116 16V40z" className="brand" />
        <path d="M64 20h.1M168 20h.1" className="stroke-brand-soft" strokeWidth={14} />
        {checks.map((check, index) => (
          <g key={check} transform={`translate(20 ${64 + index * 50})`}>
            <rect
              x={1}
              y={1}
              width={28}
              height={28}
              rx={8}
              className="stroke-brand"
              strokeWidth={3}
            />
            <Label x={44} y={23} size={21} weight={600}>
              {check}
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
