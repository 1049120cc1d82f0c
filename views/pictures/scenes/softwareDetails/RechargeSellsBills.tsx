import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const bills = [
  ['bolt', 'marigold'],
  ['drop', 'brand-lift'],
  ['flame', 'code-number'],
] as const;

/** The torn-off foot of a bill. */
const paper =
  'M8 0H54a8 8 0 018 8V100l-10.330-8-10.330 8-10.330-8-10.330 8-10.330-8-10.330 8V8a8 8 0 018-8z';

/** Bills for electricity, water and gas. */
export function RechargeSellsBills() {
  return (
    <Scene {...bitSize} ground="deep">
      {bills.map(([glyph, tone], index) => (
        <g key={glyph} transform={`translate(${18 + index * 71} 25)`}>
          <path d={paper} className="paper" />
          <circle cx={31} cy={32} r={21} className={tone} />
          <Glyph name={glyph} x={17} y={18} size={28} tone="deep" bold />
          <path d="M14 68H48M14 79H34" className="stroke-faint" strokeWidth={5} />
        </g>
      ))}
    </Scene>
  );
}
