import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const bills = [
  ['bolt', 'marigold'],
  ['drop', 'on-brand'],
  ['flame', 'code-number'],
] as const;

/** Electricity, water and gas. */
export function RechargeSellsBills() {
  return (
    <Scene {...bitSize} ground="brand">
      {bills.map(([glyph, ground], index) => (
        <g key={glyph} transform={`translate(${18 + index * 70} 43)`}>
          <rect width={64} height={64} rx={12} className={ground} />
          <Glyph name={glyph} x={12} y={12} size={40} tone="deep" />
        </g>
      ))}
    </Scene>
  );
}
