import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const behind = [
  ['flame', 'code-number', 40, 12],
  ['drop', 'brand-lift', 26, 48],
] as const;

/** The torn-off foot of a bill. */
const paper =
  'M8 0H100a8 8 0 018 8V104l-13.500-10-13.500 10-13.500-10-13.500 10-13.500-10-13.500 10-13.500-10-13.500 10V8a8 8 0 018-8z';

/** The same for phones: the bills lie on each other, the one for electricity large in front. */
export function RechargeSellsBillsNarrow() {
  return (
    <Scene {...narrowBitSize} ground="brand">
      {behind.map(([glyph, tone, x, y]) => (
        <g key={glyph} transform={`translate(${x} ${y})`}>
          <rect width={108} height={96} rx={8} className="paper" />
          <circle cx={22} cy={17} r={13} className={tone} />
          <Glyph name={glyph} x={12} y={7} size={20} tone="deep" bold />
          <path d="M48 17H92" className="stroke-faint" strokeWidth={6} />
          {/* A gap between it and the next one, which lies on it. */}
          <path d="M0 36H86a8 8 0 018 8V96" className="stroke-brand" strokeWidth={6} />
        </g>
      ))}
      <g transform="translate(12 84)">
        <path d={paper} className="paper" />
        <circle cx={54} cy={37} r={25} className="marigold" />
        <Glyph name="bolt" x={35} y={18} size={38} tone="deep" bold />
        <path d="M20 76H88" className="stroke-faint" strokeWidth={6} />
      </g>
    </Scene>
  );
}
