import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const entries = [
  ['Wages', '+8,200', 'green-ink'],
  ['Cash', '−3,000', 'ink'],
] as const;

/** The same for phones: each entry with its name, on a slip as large as the picture. */
export const AepsBitStatementNarrow = () => (
  <Scene {...narrowBitSize} ground="warm">
    <rect x={12} y={152} width={136} height={64} rx={16} fill="url(#night)" />
    <rect
      x={13}
      y={153}
      width={134}
      height={62}
      rx={15}
      className="stroke-brand-lift"
      strokeWidth={2}
      opacity={0.45}
    />
    <rect x={18} y={162} width={124} height={10} rx={5} className="deep" />
    <circle cx={130} cy={186} r={5} className="code-number" />
    <g className="sheet">
      <path d={`M22 18${'l7.25-6 7.25 6'.repeat(8)}V167H22z`} className="paper" />
      {entries.map(([name, amount, tone], index) => (
        <g key={name} transform={`translate(0 ${index * 67})`}>
          <Label x={80} y={46} size={18} weight={600} tone="muted" anchor="middle">
            {name}
          </Label>
          <Label x={80} y={74} size={25} weight={800} tone={tone} anchor="middle">
            {amount}
          </Label>
        </g>
      ))}
      <path d="M36 91H124" className="stroke-faint" strokeWidth={1.5} />
      <path d="M22 162H138v5H22z" className="shade" />
    </g>
  </Scene>
);
