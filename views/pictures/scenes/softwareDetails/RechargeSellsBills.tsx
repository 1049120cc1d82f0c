import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { BitFloor } from '../../kit/stage/BitFloor.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/* From the hindmost; each leaves the right half of the one behind it free. */
const behind = [
  ['flame', 'code-number', 120, 14],
  ['drop', 'brand-lift', 80, 24],
] as const;

/* The torn-off foot of a bill whose head is at y; all feet are on one line. */
const paper = (y: number) =>
  `M8 0H72a8 8 0 018 8V${132 - y}${'l-6.667-7-6.667 7'.repeat(6)}V8a8 8 0 018-8z`;

/** Bills for electricity, water and gas, one before the other. */
export function RechargeSellsBills() {
  return (
    <Scene {...bitSize} ground="brand">
      <BitFloor x={120} width={180} />
      {behind.map(([glyph, tone, x, y]) => (
        <g key={glyph} transform={`translate(${x} ${y})`}>
          <path d={paper(y)} className="paper" />
          <circle cx={60} cy={24} r={13} className={tone} />
          <Glyph name={glyph} x={51} y={15} size={18} tone="deep" bold />
          <path d="M51 52H69M51 64H61" className="stroke-faint" strokeWidth={5} />
          {/* A gap between it and the next one, which lies on it. */}
          <path
            d={`M0 10H32a8 8 0 018 8V${128 - y}`}
            className="stroke-brand"
            strokeWidth={5}
            strokeLinecap="butt"
          />
        </g>
      ))}
      <g transform="translate(40 34)">
        <path d={paper(34)} className="paper" />
        <circle cx={40} cy={33} r={20} className="marigold" />
        <Glyph name="bolt" x={26} y={19} size={28} tone="deep" bold />
        <path d="M18 66H62M18 78H44" className="stroke-faint" strokeWidth={5} />
      </g>
    </Scene>
  );
}
